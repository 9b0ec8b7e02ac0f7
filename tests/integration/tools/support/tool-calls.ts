import { expect } from 'vitest';
import type { Caller } from '../../support/caller.js';
import { waitUntil } from '../../support/wait-until.js';

/** A row of a tool result as the public API returns it. */
export type ToolRow = Readonly<Record<string, unknown>>;

/** Starts a tool run over REST, waits until it is done and returns its id. */
export async function runTool(caller: Caller, path: string, input: object): Promise<string> {
  const response = await caller.send('POST', path, { base: 'gny', ...input });
  const { uid } = (await response.json()) as { uid: string };
  expect([response.status, typeof uid]).toEqual([200, 'string']);
  await waitUntil(
    async () => {
      const { state } = (await (await caller.get(`${path}/state/${uid}`)).json()) as { state: number };
      expect([1, 10]).toContain(state);
      return state === 10;
    },
    { attempts: 600, intervalMs: 50 },
  );
  return uid;
}

/** All rows of a result, page by page. */
export async function readAllRows(caller: Caller, path: string): Promise<ToolRow[]> {
  const rows: ToolRow[] = [];
  for (let page = 1; ; page++) {
    const response = await caller.get(`${path}?per_page=500&page=${page}`);
    expect(response.status).toBe(200);
    const { data, total } = (await response.json()) as { data: ToolRow[]; total: number };
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}

/** Rounds a percentage to two decimals. */
export function roundPercentage(value: number): number {
  return Math.floor(value * 100 + 0.5) / 100;
}
