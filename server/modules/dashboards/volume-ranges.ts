import { volumeRangeSql } from '../../reports/columns/vendor-columns.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import type { GenerationReader } from '../../reports/engine/generation-reader.js';

const rangesSql = `SELECT keyword_id AS id, ${volumeRangeSql} AS wsRange FROM keyword_vendor WHERE ${generationScope} AND keyword_id IN {keywords:Array(UInt64)} AND volume_high > 0`;

/** Volume ranges by keyword id. Keywords with an exact value are missing. */
export async function readVolumeRanges(
  keywords: readonly number[],
  reader: GenerationReader,
): Promise<ReadonlyMap<number, string>> {
  if (keywords.length === 0 || !reader.base.facts.includes('volumeRange')) return new Map();
  const rows = await reader.rows<{ id: number; wsRange: string }>('volume-ranges', rangesSql, { keywords });
  return new Map(rows.map(({ id, wsRange }) => [id, wsRange]));
}

/** A row without its range. */
export type WithoutVolumeRange<Row extends { wsRange: string }> = Omit<Row, 'wsRange'>;

/** Adds the volume range to keyword rows. */
export async function addVolumeRanges<Row extends { kid: number }>(
  rows: readonly Row[],
  reader: GenerationReader,
): Promise<(Row & { wsRange: string })[]> {
  const ranges = await readVolumeRanges(
    rows.map(({ kid }) => kid),
    reader,
  );
  return rows.map((row) => ({ ...row, wsRange: ranges.get(row.kid) ?? '' }));
}
