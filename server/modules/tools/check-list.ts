import { idOf } from '../../stores/clickhouse/ids.js';
import { generationScope } from '../../reports/engine/generation-scope.js';
import { generationOptions } from '../../reports/engine/report-dependencies.js';
import type { ReportBase } from '../../reports/engine/report-base.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { checkedLine } from './read-run-list.js';
import type { ToolLines } from './tool-kind.js';
import type { ToolListCheck } from './tool.type.js';

/** Lines that one look-up asks for. */
const linesAtOnce = 500;

const known: Readonly<Record<ToolLines, string>> = {
  keywords: `SELECT position FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({lines:Array(String)}), {lines:Array(String)})) AS pair,
    pair.1 AS position, ${idOf('pair.2')} AS id) WHERE id GLOBAL IN (
    SELECT keyword_id FROM keyword WHERE ${generationScope} AND keyword_id IN arrayMap(line -> ${idOf('line')}, {lines:Array(String)}))`,
  pages: `SELECT position FROM (SELECT arrayJoin(arrayZip(arrayEnumerate({lines:Array(String)}), {lines:Array(String)})) AS pair,
    pair.1 AS position, cityHash64(pair.2) AS id) WHERE id GLOBAL IN (
    SELECT url_hash FROM position_by_url WHERE ${generationScope} AND url_hash IN arrayMap(line -> cityHash64(line), {lines:Array(String)}))`,
};

/** Which lines of a list the base does not hold, and which are not what the tool takes. */
export async function checkList(
  lines: readonly string[],
  of: ToolLines,
  base: ReportBase,
  deps: ReportDependencies,
): Promise<ToolListCheck> {
  const read = lines.map((typed, index) => ({ at: index + 1, ...checkedLine(typed, of) }));
  const asked = read.flatMap(({ at, line }) => (line === undefined ? [] : [{ at, line }]));
  const unknown: number[] = [];
  for (let first = 0; first < asked.length; first += linesAtOnce) {
    const part = asked.slice(first, first + linesAtOnce);
    const { rows } = await deps.clickhouse.query<{ position: number }>(known[of], {
      parameters: { base: base.id, generation: base.generation, lines: part.map(({ line }) => line) },
      ...generationOptions(deps, 'tool-list', base),
    });
    const held = new Set(rows.map(({ position }) => Number(position)));
    unknown.push(...part.flatMap(({ at }, index) => (held.has(index + 1) ? [] : [at])));
  }
  return { unknown, faults: read.flatMap(({ at, isFault }) => (isFault ? [at] : [])) };
}
