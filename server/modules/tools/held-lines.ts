import { generationScope } from '../../reports/engine/generation-scope.js';
import type { ReportBase } from '../../reports/engine/report-base.js';
import { generationOptions, type ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { idOf } from '../../stores/clickhouse/ids.js';
import type { ToolLines } from './tool-kind.js';

/** What the lines of a list name. */
export type LineKind = ToolLines | 'domains';

/** Lines that one look-up asks for. */
const linesAtOnce = 500;

const sqlOf: Readonly<Record<LineKind, string>> = {
  keywords: positionsHeld('keyword', 'keyword_id', idOf),
  // Digits alone are the id of a domain: every name has a dot.
  domains: positionsHeld('domain', 'domain_id', (line) => `ifNull(toUInt64OrNull(${line}), ${idOf(line)})`),
  pages: positionsHeld('position_by_url', 'url_hash', (line) => `cityHash64(${line})`),
};

/** SELECT of the positions, from 1, of those `lines` whose ids a table of the base holds. */
function positionsHeld(table: string, column: string, id: (line: string) => string): string {
  return `SELECT position FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({lines:Array(String)}), {lines:Array(String)})) AS pair,
    pair.1 AS position, ${id('pair.2')} AS id) WHERE id GLOBAL IN (
    SELECT ${column} FROM ${table} WHERE ${generationScope} AND ${column} IN arrayMap(line -> ${id('line')}, {lines:Array(String)}))`;
}

/** Those lines, in the store's form, that the base holds. */
export async function heldLines(
  lines: Iterable<string>,
  kind: LineKind,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(lines)];
  const held = new Set<string>();
  for (let first = 0; first < asked.length; first += linesAtOnce) {
    const part = asked.slice(first, first + linesAtOnce);
    const { rows } = await deps.clickhouse.query<{ position: number }>(sqlOf[kind], {
      parameters: { base: base.id, generation: base.generation, lines: part },
      ...generationOptions(deps, 'held-lines', base),
    });
    for (const { position } of rows) held.add(part[Number(position) - 1] ?? '');
  }
  return held;
}
