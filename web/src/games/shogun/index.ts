import { bodyOf } from "../../core/tagged";
import type { Game } from "../game";
import { crests } from "./crests";
import Emblem from "./Emblem.svelte";
import "./seats.css";
import { setup, type ShogunDraft } from "./setup.svelte";

export default {
  name: "shogun",
  Emblem,
  crests,
  books: [{ name: "shogun", title: "page-shogun" }],
  setup,
  seasonBegun: (event) => bodyOf(event, "round_began") ?? null,
  page: async () => (await import("./page")).default,
  lessons: async () => (await import("./lessons")).default,
  catalogue: async () => (await import("./catalogue")).default,
} satisfies Game<"shogun", ShogunDraft>;
