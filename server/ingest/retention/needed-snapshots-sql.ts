import { coveredKindsSql, coversSql, type CoverageKind } from '../fact-coverage.js';
import { snapshotIndexSql } from '../derive/generation-context.js';
import { intentIdsSql } from '../derive/vendor-sql.js';
import { inRangeSql } from '../import-run.js';

/**
 * Statements that find the snapshots that reports need, each for one kind of data. Reports use the newest and the
 * previous observation of a keyword, so the `newestCount` newest observations of each kind are needed, and of each value
 * the newest one.
 * Only keywords, pairs, pages and sites of the snapshots in question (`candidates`) are read. Each statement returns
 * ids of needed snapshots.
 */

/** Statement of one kind, and whether its ids are split into ranges. */
interface NeededSnapshotsStatement {
  sql: string;
  isRanged: boolean;
}

const ofBaseSql = 'base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';
const ofCandidatesSql = 'base = {base:UInt16} AND snapshot IN {candidates:Array(UInt32)}';

/** Snapshot indexes of the newest rows that match a condition. */
function newestIndexesSql(count: number, condition: string): string {
  return `arrayReverseSort(arraySlice(arrayReverseSort(groupUniqArrayIf(snapshot_index, ${condition})), 1, ${count}))`;
}

/** Snapshot ids of all indexes in an array expression, each once. */
function distinctSnapshotsSql(indexes: string, source: string): string {
  return `SELECT {snapshots:Array(UInt32)}[arrayJoin(groupUniqArrayArray(needed))] AS snapshot FROM (
  SELECT ${indexes} AS needed FROM ${source}
)`;
}

const observationKinds: readonly CoverageKind[] = ['organic', 'ads', 'features'];

const keywordValues = ['ws', 'wsk', 'cpc_min', 'cpc_max', 'competition', 'docs'];

/** The keyword itself, its newest observations by kind, and the newest one of each value. */
function keywordsSql(count: number): string {
  const inCandidatesSql = `keyword_id GLOBAL IN (SELECT keyword_id FROM keyword_fact WHERE ${ofCandidatesSql} AND ${inRangeSql('keyword_id')})`;
  const newestValues = [
    'max(snapshot_index)',
    ...keywordValues.map((value) => `maxIf(snapshot_index, ${value} IS NOT NULL)`),
  ];
  return distinctSnapshotsSql(
    `arrayConcat([${newestValues.join(', ')}], ${observationKinds.map((kind) => newestIndexesSql(count, coversSql('covered', kind))).join(', ')})`,
    `(SELECT *, ${snapshotIndexSql} AS snapshot_index, ${coveredKindsSql()} AS covered FROM keyword_fact WHERE ${ofBaseSql} AND ${inRangeSql('keyword_id')} AND ${inCandidatesSql})
  GROUP BY keyword_id`,
  );
}

/**
 * The newest observations of each keyword and domain in a domain export: its exports, full search results of the
 * keyword, and complete exports of the domain.
 */
function exportedPairsSql(count: number): string {
  const ofPairsSql = `(keyword_id, domain_id) GLOBAL IN (SELECT keyword_id, domain_id FROM result WHERE ${ofCandidatesSql} AND own = 1 AND ${inRangeSql('keyword_id')})`;
  return distinctSnapshotsSql(
    `arraySlice(arrayReverseSort(arrayDistinct(arrayConcat(pairs.exported, pages.shown, domains.complete))), 1, ${count})`,
    `(
    SELECT keyword_id, domain_id, ${newestIndexesSql(count, '1')} AS exported
    FROM (SELECT keyword_id, domain_id, ${snapshotIndexSql} AS snapshot_index FROM result WHERE ${ofBaseSql} AND own = 1 AND ${inRangeSql('keyword_id')} AND ${ofPairsSql})
    GROUP BY keyword_id, domain_id
  ) AS pairs
  GLOBAL LEFT JOIN (
    SELECT keyword_id, ${newestIndexesSql(count, '1')} AS shown
    FROM (SELECT keyword_id, ${snapshotIndexSql} AS snapshot_index FROM keyword_fact WHERE ${ofBaseSql} AND has_results = 1 AND ${inRangeSql('keyword_id')})
    GROUP BY keyword_id
  ) AS pages ON pages.keyword_id = pairs.keyword_id
  GLOBAL LEFT JOIN (${completeExportsSql(count)}) AS domains ON domains.domain_id = pairs.domain_id`,
  );
}

/** The newest complete exports of each domain. A complete export observes every keyword of the domain. */
function completeExportsSql(count: number): string {
  return `SELECT domain_id, ${newestIndexesSql(count, '1')} AS complete
    FROM (SELECT domain_id, ${snapshotIndexSql} AS snapshot_index FROM domain_export WHERE ${ofBaseSql} AND complete = 1)
    GROUP BY domain_id`;
}

/** The newest value of each keyword, vendor and kind of value. */
const vendorValuesSql = distinctSnapshotsSql(
  `[maxIf(snapshot_index, isNotNull(difficulty)), maxIf(snapshot_index, notEmpty(known_intents)), maxIf(snapshot_index, notEmpty(trend)),
    maxIf(snapshot_index, parent_topic != ''), maxIf(snapshot_index, isNotNull(volume_low) AND isNotNull(volume_high))]`,
  `(SELECT *, ${intentIdsSql} AS known_intents, ${snapshotIndexSql} AS snapshot_index FROM vendor_fact
    WHERE ${ofBaseSql} AND ${inRangeSql('keyword_id')}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM vendor_fact WHERE ${ofCandidatesSql} AND ${inRangeSql('keyword_id')}))
  GROUP BY keyword_id, vendor`,
);

/** The newest title of each page. */
const pageTitlesSql = distinctSnapshotsSql(
  '[max(snapshot_index)]',
  `(SELECT domain_id, url_hash, ${snapshotIndexSql} AS snapshot_index FROM page_title WHERE ${ofBaseSql} AND title != '' AND ${inRangeSql('domain_id')})
  GROUP BY domain_id, url_hash`,
);

/** The newest publisher ids of each site. */
const publishersSql = distinctSnapshotsSql(
  `[${['adsense_id', 'analytics_id', 'leadia_id', 'relap_id'].map((column) => `maxIf(snapshot_index, ${column} != '')`).join(', ')}]`,
  `(SELECT *, ${snapshotIndexSql} AS snapshot_index FROM publisher WHERE ${ofBaseSql}) GROUP BY domain_id`,
);

/** All statements, those that exclude most snapshots first. */
export function neededSnapshotsStatements(newestCount: number): NeededSnapshotsStatement[] {
  const ranged = (sql: string) => ({ sql, isRanged: true });
  return [
    ranged(keywordsSql(newestCount)),
    ranged(exportedPairsSql(newestCount)),
    {
      sql: distinctSnapshotsSql('complete', `(${completeExportsSql(newestCount)})`),
      isRanged: false,
    },
    ranged(vendorValuesSql),
    ranged(pageTitlesSql),
    { sql: publishersSql, isRanged: false },
  ];
}
