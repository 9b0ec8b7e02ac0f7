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
export interface NeededSnapshotsStatement {
  sql: string;
  isRanged: boolean;
}

/** Index of a snapshot by date, 1 for the oldest. */
const placeSql = 'toUInt16(indexOf({snapshots:Array(UInt32)}, snapshot))';

const ofBaseSql = 'base = {base:UInt16} AND snapshot IN {snapshots:Array(UInt32)}';
const ofCandidatesSql = 'base = {base:UInt16} AND snapshot IN {candidates:Array(UInt32)}';

/** Places of the newest rows that match a condition. */
function newestPlacesSql(count: number, condition: string): string {
  return `arrayReverseSort(arraySlice(arrayReverseSort(groupUniqArrayIf(place, ${condition})), 1, ${count}))`;
}

/** Snapshot ids of all places in an array expression, each once. */
function distinctSnapshotsSql(places: string, source: string): string {
  return `SELECT {snapshots:Array(UInt32)}[arrayJoin(groupUniqArrayArray(needed))] AS snapshot FROM (
  SELECT ${places} AS needed FROM ${source}
)`;
}

const keywordValues = ['ws', 'wsk', 'cpc_min', 'cpc_max', 'competition', 'docs'];

/** The keyword itself, its newest observations by kind, and the newest one of each value. */
function keywordsSql(count: number): string {
  const inCandidatesSql = `keyword_id GLOBAL IN (SELECT keyword_id FROM keyword_fact WHERE ${ofCandidatesSql} AND ${inRangeSql('keyword_id')})`;
  const newestValues = ['max(place)', ...keywordValues.map((value) => `maxIf(place, ${value} IS NOT NULL)`)];
  return distinctSnapshotsSql(
    `arrayConcat([${newestValues.join(', ')}], ${newestPlacesSql(count, 'has_results = 1')}, ${newestPlacesSql(count, 'notEmpty(wizards)')})`,
    `(SELECT *, ${placeSql} AS place FROM keyword_fact WHERE ${ofBaseSql} AND ${inRangeSql('keyword_id')} AND ${inCandidatesSql})
  GROUP BY keyword_id`,
  );
}

/** The newest observations with ads of each keyword. */
function adsSql(count: number): string {
  const inCandidatesSql = `keyword_id GLOBAL IN (SELECT keyword_id FROM ad_result WHERE ${ofCandidatesSql} AND ${inRangeSql('keyword_id')})`;
  return distinctSnapshotsSql(
    newestPlacesSql(count, '1'),
    `(SELECT keyword_id, ${placeSql} AS place FROM ad_result WHERE ${ofBaseSql} AND ${inRangeSql('keyword_id')} AND ${inCandidatesSql})
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
    SELECT keyword_id, domain_id, ${newestPlacesSql(count, '1')} AS exported
    FROM (SELECT keyword_id, domain_id, ${placeSql} AS place FROM result WHERE ${ofBaseSql} AND own = 1 AND ${inRangeSql('keyword_id')} AND ${ofPairsSql})
    GROUP BY keyword_id, domain_id
  ) AS pairs
  GLOBAL LEFT JOIN (
    SELECT keyword_id, ${newestPlacesSql(count, '1')} AS shown
    FROM (SELECT keyword_id, ${placeSql} AS place FROM keyword_fact WHERE ${ofBaseSql} AND has_results = 1 AND ${inRangeSql('keyword_id')})
    GROUP BY keyword_id
  ) AS pages ON pages.keyword_id = pairs.keyword_id
  GLOBAL LEFT JOIN (${completeExportsSql(count)}) AS domains ON domains.domain_id = pairs.domain_id`,
  );
}

/** The newest complete exports of each domain. A complete export observes every keyword of the domain. */
function completeExportsSql(count: number): string {
  return `SELECT domain_id, ${newestPlacesSql(count, '1')} AS complete
    FROM (SELECT domain_id, ${placeSql} AS place FROM domain_export WHERE ${ofBaseSql} AND complete = 1)
    GROUP BY domain_id`;
}

/** The newest value of each keyword, vendor and kind of value. */
const vendorValuesSql = distinctSnapshotsSql(
  `[maxIf(place, isNotNull(difficulty)), maxIf(place, notEmpty(known_intents)), maxIf(place, notEmpty(trend)),
    maxIf(place, parent_topic != ''), maxIf(place, isNotNull(volume_low) AND isNotNull(volume_high))]`,
  `(SELECT *, ${intentIdsSql} AS known_intents, ${placeSql} AS place FROM vendor_fact
    WHERE ${ofBaseSql} AND ${inRangeSql('keyword_id')}
      AND keyword_id GLOBAL IN (SELECT keyword_id FROM vendor_fact WHERE ${ofCandidatesSql} AND ${inRangeSql('keyword_id')}))
  GROUP BY keyword_id, vendor`,
);

/** The newest title of each page. */
const pageTitlesSql = distinctSnapshotsSql(
  '[max(place)]',
  `(SELECT domain_id, url_hash, ${placeSql} AS place FROM page_title WHERE ${ofBaseSql} AND title != '' AND ${inRangeSql('domain_id')})
  GROUP BY domain_id, url_hash`,
);

/** The newest publisher ids of each site. */
const publishersSql = distinctSnapshotsSql(
  `[${['adsense_id', 'analytics_id', 'leadia_id', 'relap_id'].map((column) => `maxIf(place, ${column} != '')`).join(', ')}]`,
  `(SELECT *, ${placeSql} AS place FROM publisher WHERE ${ofBaseSql}) GROUP BY domain_id`,
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
    ranged(adsSql(newestCount)),
    ranged(vendorValuesSql),
    ranged(pageTitlesSql),
    { sql: publishersSql, isRanged: false },
  ];
}
