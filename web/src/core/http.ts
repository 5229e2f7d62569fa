// Requests to the server. What it refuses comes as a sentence in the reader's language.

import type { components } from "../api/server";
import { words } from "./words.svelte";

export type Schemas = components["schemas"];

/** Why the server did not do something. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    /** What the game says, for programs. */
    readonly detail: unknown = null,
  ) {
    super(text);
  }
}

/** What goes with every request. How one was invited is a secret: it stands where no server on the way writes it down. */
export function headers(invite: string | null): Record<string, string> {
  return { "accept-language": words.code, ...(invite ? { "tenka-invite": invite } : {}) };
}

async function ask<Answer>(method: string, path: string, body?: unknown, invite?: string | null): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...headers(invite ?? null),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, "unreachable", words.say("page-unreachable"));
  }
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) {
    const problem = answer as Partial<Schemas["ApiErrorBody"]>;
    throw new Refused(response.status, problem.code ?? "unknown", problem.text ?? words.say("page-unreachable"));
  }
  return answer as Answer;
}

export const http = {
  get: <Answer>(path: string, invite: string | null = null) => ask<Answer>("GET", path, undefined, invite),
  post: <Answer>(path: string, body: unknown = {}) => ask<Answer>("POST", path, body),
  put: <Answer>(path: string, body: unknown) => ask<Answer>("PUT", path, body),
  delete: <Answer>(path: string, body: unknown = {}) => ask<Answer>("DELETE", path, body),
};
