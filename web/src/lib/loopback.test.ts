import assert from "node:assert/strict";
import { test } from "node:test";
import { isLoopback } from "./loopback";

test("names and numbers of this machine are loopback addresses", () => {
  for (const host of ["localhost", "lascaux.localhost", "127.0.0.1", "127.8.8.8", "[::1]"]) assert.ok(isLoopback(host), host);
});

test("addresses others can reach are not", () => {
  for (const host of ["192.168.1.20", "lascaux.example", "127.0.0.1.example", "localhost.example"]) assert.ok(!isLoopback(host), host);
});
