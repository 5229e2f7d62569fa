import { bodyOf } from "../../core/tagged";
import type { Game } from "../game";
import { crests } from "./crests";
import Emblem from "./Emblem.svelte";
import "./seats.css";
import { type RisingSunDraft, setup } from "./setup.svelte";

export default {
  name: "rising-sun",
  Emblem,
  crests,
  books: [
    { name: "rising-sun", title: "page-rising-sun" },
    { name: "kami-unbound", title: "page-unbound" },
  ],
  setup,
  seasonBegun: (event) => {
    const begun = bodyOf(event, "season_began");
    return begun ? { season: begun.season, year: undefined } : null;
  },
  page: async () => (await import("./page")).default,
  lessons: async () => (await import("./lessons")).default,
  catalogue: async () => (await import("./catalogue")).default,
} satisfies Game<"rising-sun", RisingSunDraft>;
