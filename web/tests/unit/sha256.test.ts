import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { plainSha256, randomDigits, sha256 } from "../../src/core/sha256";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

test("the digest of abc is that of FIPS 180-4", async () => {
  const digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(hex(plainSha256(new TextEncoder().encode("abc")))).toBe(digest);
  expect(await sha256("abc")).toBe(digest);
});

test("messages of every length around a block have the right digest", () => {
  for (let length = 0; length <= 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 0xff);
    expect(hex(plainSha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
  }
});

test("text is hashed as UTF-8", async () => {
  expect(await sha256("Żółć 将軍")).toBe(createHash("sha256").update("Żółć 将軍").digest("hex"));
});

test("random values are 64 hexadecimal digits and differ", () => {
  const values = [randomDigits(), randomDigits()];
  for (const value of values) expect(value).toMatch(/^[0-9a-f]{64}$/);
  expect(values[0]).not.toBe(values[1]);
});
