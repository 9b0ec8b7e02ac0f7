import { generationScope } from '../../reports/engine/source-sql.js';
import {
  type ReportBase,
  generationOptions,
  type ReportDependencies,
} from '../../reports/engine/report-dependencies.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import type { ToolLines } from './tool-definition.js';

/** Type of the lines of a list. */
export type LineType = ToolLines | 'domains';

const linesPerQuery = 500;

const sqlByType: Readonly<Record<LineType, string>> = {
  keywords: existingPositionsSql('keyword', 'keyword_id', buildIdSql),
  // A numeric line is a domain id: every domain name contains a dot.
  domains: existingPositionsSql(
    'domain',
    'domain_id',
    (line) => `ifNull(toUInt64OrNull(${line}), ${buildIdSql(line)})`,
  ),
  pages: existingPositionsSql('position_by_url', 'url_hash', (line) => `cityHash64(${line})`),
};

/** SELECT of the 1-based positions in `lines` whose ids exist in a table. */
function existingPositionsSql(table: string, column: string, id: (line: string) => string): string {
  return `SELECT position FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({lines:Array(String)}), {lines:Array(String)})) AS pair,
    pair.1 AS position, ${id('pair.2')} AS id) WHERE id GLOBAL IN (
    SELECT ${column} FROM ${table} WHERE ${generationScope} AND ${column} IN arrayMap(line -> ${id('line')}, {lines:Array(String)}))`;
}

/** Returns the normalized lines that exist in the database. */
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
