import { generationScope } from '../../reports/engine/source-sql.js';
import type { GenerationReader } from '../../reports/engine/generation-reader.js';
import { ComparisonView, type ComparisonPart } from './comparison.type.js';

/** Bit mask of the domains that have a keyword; bit 0 is the first domain. */
function partsSql(view: ComparisonView): string {
  const rows =
    view === ComparisonView.context
      ? `ad_by_domain WHERE ${generationScope}`
      : `position_by_domain WHERE ${generationScope} AND best = 1`;
  const bit = 'bitShiftLeft(toUInt32(1), indexOf({domains:Array(UInt64)}, domain_id) - 1)';
  return (
    `SELECT part, count() AS keywords FROM (SELECT groupBitOr(${bit}) AS part FROM ${rows}` +
    ' AND domain_id IN {domains:Array(UInt64)} GROUP BY keyword_id) GROUP BY part ORDER BY keywords DESC, part'
  );
}

/** Sizes of all intersections of domains by id; null for a domain that the database does not have. */
export async function readParts(
  ids: readonly (number | null)[],
  view: ComparisonView,
  reader: GenerationReader,
): Promise<ComparisonPart[]> {
  const numbers = ids.flatMap((id, index) => (id === null ? [] : [{ id, number: index + 1 }]));
  const rows = await reader.rows<{ part: number; keywords: number }>('comparison', partsSql(view), {
    domains: numbers.map(({ id }) => id),
  });
  return rows.map(({ part, keywords }) => ({
    domains: numbers.filter((_, bit) => (part & (1 << bit)) !== 0).map(({ number }) => number),
    keywords: Number(keywords),
  }));
}
