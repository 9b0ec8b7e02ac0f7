import type { Caller } from '../../support/caller.js';

/** A report row in REST. */
export type Row = Readonly<Record<string, unknown>>;

/** An escaped part of a row key for `ids`. */
export function escaped(part: string): string {
  return part.replace(/[\\,|]/g, (sign) => `\\${sign}`);
}

/** Value of the `ids` parameter that selects this keyword row. */
export function rowKey(row: Row | undefined): string {
  return `${String(row?.['kid'])}|${escaped(String(row?.['url']))}`;
}

/** All rows of a small report. */
export async function fetchRows(caller: Caller, path: string): Promise<{ data: Row[] }> {
  const response = await caller.get(`${path}&per_page=500`);
  return (await response.json()) as { data: Row[] };
}
