import type { Caller } from '../../support/caller.js';

/** A row of a report as REST answers it. */
export type Row = Readonly<Record<string, unknown>>;

/** A part of a row's key as `ids` takes it. */
export function escaped(part: string): string {
  return part.replace(/[\\,|]/g, (sign) => `\\${sign}`);
}

/** The key of a row of a domain's keywords, as `ids` takes it. */
export function idOf(row: Row | undefined): string {
  return `${String(row?.['kid'])}|${escaped(String(row?.['url']))}`;
}

/** All rows of a small report. */
export async function rowsOf(caller: Caller, path: string): Promise<{ data: Row[] }> {
  const response = await caller.get(`${path}&per_page=500`);
  return (await response.json()) as { data: Row[] };
}
