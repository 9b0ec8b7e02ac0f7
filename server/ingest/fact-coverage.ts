import { inRangeSql, queryRows, snapshotsWithRowsSql, type ImportRun } from './import-run.js';

/** Kinds of facts that a snapshot can cover for a keyword, as bits of `keyword_fact.covers`. */
export const coverageBits = { organic: 1, ads: 2, features: 4 } as const;

export type CoverageKind = keyof typeof coverageBits;

/** SQL of the bits of all kinds whose condition holds. */
export function coverageBitsSql(conditions: Readonly<Record<CoverageKind, string>>): string {
  const { organic, ads, features } = coverageBits;
  return `toUInt8(${organic} * (${conditions.organic}) + ${ads} * (${conditions.ads}) + ${features} * (${conditions.features}))`;
}

/**
 * SQL of the kinds of facts that a row of `keyword_fact` covers.
 * Earlier versions did not record coverage (`covers = 0`). Their snapshots cover ads if they contain any ad, and the
 * features of keywords with features.
 * Parameters: base, and legacyAdSnapshots from `findLegacyAdSnapshots`.
 * @param range condition that restricts the keywords
 */
export function coveredKindsSql(range: string = inRangeSql('keyword_id')): string {
  const bits = coverageBitsSql({
    organic: 'has_results',
    ads: `has_results = 1 AND snapshot IN {legacyAdSnapshots:Array(UInt32)} OR (snapshot, keyword_id) GLOBAL IN (
      SELECT snapshot, keyword_id FROM ad_result WHERE base = {base:UInt16} AND snapshot IN {legacyAdSnapshots:Array(UInt32)} AND ${range})`,
    features: 'notEmpty(wizards)',
  });
  return `if(covers != 0, covers, ${bits})`;
}

/** SQL condition for covered kinds, as computed by `coveredKindsSql`, that include a kind. */
export function coversSql(coveredKinds: string, kind: CoverageKind): string {
  return `bitAnd(${coveredKinds}, ${coverageBits[kind]}) != 0`;
}

/** Snapshots with ads that an earlier version wrote without coverage. */
export async function findLegacyAdSnapshots(
  run: ImportRun,
  base: number,
  snapshots: readonly number[],
): Promise<number[]> {
  const uncovered = await findSnapshots(
    run,
    `SELECT snapshot FROM keyword_fact WHERE ${inSnapshotsSql} GROUP BY snapshot HAVING max(covers) = 0`,
    { base, snapshots },
  );
  if (uncovered.length === 0) return [];
  return findSnapshots(run, snapshotsWithRowsSql('ad_result'), { base, snapshots: uncovered });
}

const inSnapshotsSql = 'base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';

async function findSnapshots(
  run: ImportRun,
  sql: string,
  { base, snapshots }: { base: number; snapshots: readonly number[] },
): Promise<number[]> {
  const rows = await queryRows<{ snapshot: number }>(run, sql, { base, snapshots: [...snapshots] });
  return rows.map(({ snapshot }) => snapshot).toSorted((a, b) => a - b);
}
