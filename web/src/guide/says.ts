// What a card says.

import { say } from "../core/words.svelte";

export const titleOf = (game: string, id: string): string => say(`page-guide-${game}-${id}-title`);
export const textOf = (game: string, id: string): string => say(`page-guide-${game}-${id}-text`);
export const considerOf = (game: string, id: string): string => say(`page-guide-${game}-${id}-consider`);
