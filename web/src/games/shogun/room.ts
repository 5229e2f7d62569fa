// How much room there is: on a small screen the planning board lies with the actions, elsewhere under the map.

import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("(max-width: 56rem)");
