// Requests to the server. What it refuses comes as a sentence in the reader's language.

import createClient from "openapi-fetch";

import type { components, paths } from "../api/server";
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

/** The headers of a request. The secret of an invitation is in a header because servers on the way log addresses. */
export function headers(invite: string | null): Record<string, string> {
  return { "accept-language": words.code, ...(invite ? { "tenka-invite": invite } : {}) };
}

/** Requests whose paths, parameters, bodies and answers are those of the server's OpenAPI document. */
export const api = createClient<paths>();
api.use({
  onRequest: ({ request }) => {
    request.headers.set("accept-language", words.code);
  },
});

/** The answer to a request; throws what the server refused. */
export async function answerOf<Answer>(
  request: Promise<{ data?: Answer; error?: unknown; response: Response }>,
): Promise<Answer> {
  let result;
  try {
    result = await request;
  } catch {
    throw new Refused(0, "unreachable", words.say("page-unreachable"));
  }
  const { data, error, response } = result;
  if (response.ok) return data as Answer;
  const body = (error && typeof error === "object" ? error : {}) as Partial<Schemas["ApiErrorBody"]>;
  throw new Refused(response.status, body.code ?? "unknown", body.text ?? words.say("page-unreachable"));
}

/** Does something at a table without a socket. A key that was used before does nothing again. */
export const command = (
  table: string,
  key: string,
  command: Schemas["Command"],
  invite: string | null = null,
): Promise<Schemas["Empty"]> =>
  answerOf(
    api.POST("/api/tables/{table}/commands", {
      params: { path: { table } },
      body: { idempotency_key: key, command, ...(invite === null ? {} : { invite }) },
    }),
  );

/** A table as everybody who may see it knows it. */
export const tableInfo = (table: string): Promise<Schemas["TableInfo"]> =>
  answerOf(api.GET("/api/tables/{table}", { params: { path: { table } } }));

/** The table at which the same people meet again. */
export const rematchOf = (table: string): Promise<Schemas["Meeting"]> =>
  answerOf(api.POST("/api/tables/{table}/rematch", { params: { path: { table } }, body: {} }));
