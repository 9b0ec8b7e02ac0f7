import { generationScope } from '../../reports/engine/generation-scope.js';
import type { ReportBase } from '../../reports/engine/report-base.js';
import { generationOptions, type ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { idOf } from '../../stores/clickhouse/ids.js';
import type { ToolLines } from './tool-definition.js';

/** What the lines of a list name. */
export type LineType = ToolLines | 'domains';

/** Lines that one look-up asks for. */
const linesPerQuery = 500;

const sqlByType: Readonly<Record<LineType, string>> = {
  keywords: existingPositionsSql('keyword', 'keyword_id', idOf),
  // Digits alone are the id of a domain: every name has a dot.
  domains: existingPositionsSql(
    'domain',
    'domain_id',
    (line) => `ifNull(toUInt64OrNull(${line}), ${idOf(line)})`,
  ),
  pages: existingPositionsSql('position_by_url', 'url_hash', (line) => `cityHash64(${line})`),
};

/** SELECT of the positions, from 1, of those `lines` whose ids a table of the base holds. */
function existingPositionsSql(table: string, column: string, id: (line: string) => string): string {
  return `SELECT position FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({lines:Array(String)}), {lines:Array(String)})) AS pair,
    pair.1 AS position, ${id('pair.2')} AS id) WHERE id GLOBAL IN (
    SELECT ${column} FROM ${table} WHERE ${generationScope} AND ${column} IN arrayMap(line -> ${id('line')}, {lines:Array(String)}))`;
}

/** Those lines, in the store's form, that the base holds. */
export async function findExistingLines(
  lines: Iterable<string>,
  type: LineType,
  base: ReportBase,
  dependencies: ReportDependencies,
): Promise<ReadonlySet<string>> {
  const uniqueLines = [...new Set(lines)];
  const existing = new Set<string>();
  for (let offset = 0; offset < uniqueLines.length; offset += linesPerQuery) {
    const chunk = uniqueLines.slice(offset, offset + linesPerQuery);
    const { rows } = await dependencies.clickhouse.query<{ position: number }>(sqlByType[type], {
      parameters: { base: base.id, generation: base.generation, lines: chunk },
      ...generationOptions(dependencies, 'held-lines', base),
    });
    for (const { position } of rows) existing.add(chunk[Number(position) - 1] ?? '');
  }
  return existing;
}
