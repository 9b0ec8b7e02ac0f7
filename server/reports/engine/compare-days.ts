import type { DaySpan } from '../../contract/day-spans.js';
import { generationScope, subjectDomainId } from './generation-scope.js';
import { memoizePerObject } from './memoize-per-object.js';
import type { Column } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';
import type { KeyRestriction, Source } from './report-source.js';

/** The search results of one date, as reports may compare with them. */
export interface PublishedSnapshot {
  id: number;
  /** ISO date. */
  date: string;
}

/** Whether a report has columns that can be counted against older results than the previous ones. */
export const comparesDays = memoizePerObject(({ columns }: Pick<ReportDefinition, 'columns'>): boolean =>
  Object.values(columns).some(({ compared }) => compared !== undefined),
);

/** The report with its changes counted against older results: those columns then need a lookup. */
export const comparedDefinition = memoizePerObject((definition: ReportDefinition): ReportDefinition => {
  const columns = Object.entries(definition.columns).map(([id, column]) => [id, comparedColumn(column)]);
  return { ...definition, columns: Object.fromEntries(columns) as ReportDefinition['columns'] };
});

function comparedColumn({ compared, ...column }: Column): Column {
  return compared === undefined
    ? column
    : { ...column, sql: compared, constant: undefined, attribute: 'former' };
}

/**
 * The source with what each keyword's older result page says of the domain: the columns that `Column.compared` may name.
 * `former` are the snapshots that are old enough, newest first; where there are none, nothing differs.
 */
export function comparedSource(source: Source, former: readonly PublishedSnapshot[]): Source {
  return {
    ...source,
    attributes: {
      ...source.attributes,
      former: {
        select: formerPlacesSql,
        key: 'former_keyword_id',
        rowKey: 'keyword_id',
        carried: { pos: 'UInt8' },
        restricted: true,
      },
    },
    parameters: { ...source.parameters, former_snapshots: former.map(({ id }) => id) },
  };
}

/** The snapshots that are at least so many days older than the newest positions, newest first. */
export function snapshotsBefore(
  snapshots: readonly PublishedSnapshot[],
  positionsDate: string | null,
  days: DaySpan,
): PublishedSnapshot[] {
  if (positionsDate === null) return [];
  const day = new Date(`${positionsDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  const latest = day.toISOString().slice(0, 10);
  return snapshots
    .filter(({ date }) => date <= latest)
    .sort((one, other) => (one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1));
}

const inFormer = 'base = {base:UInt16} AND snapshot IN {former_snapshots:Array(UInt32)}';

/** A snapshot's place among those, 1 is the newest; beyond the last where there is none. */
const nthFormer = 'indexOf({former_snapshots:Array(UInt32)}, snapshot)';
const noFormer = 65_535;

/** Stands for a place where the domain was not there, so that a place of its own is less. */
const notRanked = 255;

/**
 * SQL of the domain's places in the newest of the older observations of each keyword: `former_known` where there is one,
 * `former_pos` 0 where the domain was not there, `former_url_changed` where its best page was another one than now. A snapshot
 * observes the domain by a whole page of the keyword, which is asked of the keywords' facts, fifty times fewer rows than
 * results; by results of the domain, whose export needs no page; and by a complete export of the domain.
 */
function formerPlacesSql(keys: KeyRestriction | undefined): string {
  const ofKeys = keys === undefined ? '' : ` AND keyword_id ${keys.within}`;
  const ofDomain = `domain_id = ${subjectDomainId}`;
  const complete = `(SELECT min(${nthFormer}) FROM domain_export WHERE ${inFormer} AND ${ofDomain} AND complete = 1)`;
  return [
    `SELECT keyword_id AS former_keyword_id, min((nth, place, hash)) AS former, toUInt8(former.1 < ${noFormer}) AS former_known,`,
    `  toUInt8(if(former.2 < ${notRanked}, former.2, 0)) AS former_pos,`,
    '  toUInt8(former_pos > 0 AND former.3 != max(hash_now)) AS former_url_changed',
    'FROM (',
    `  SELECT keyword_id, min(${nthFormer}) AS nth, ${notRanked} AS place, 0 AS hash, 0 AS hash_now FROM keyword_fact`,
    `  WHERE ${inFormer} AND has_results = 1${ofKeys} GROUP BY keyword_id`,
    `  UNION ALL SELECT keyword_id, ${nthFormer}, pos, url_hash, 0 FROM result WHERE ${inFormer} AND ${ofDomain}${ofKeys}`,
    `  UNION ALL SELECT keyword_id, ifNull(nullIf(${complete}, 0), ${noFormer}), ${notRanked}, 0, url_hash FROM position_by_domain`,
    `  WHERE ${generationScope} AND ${ofDomain} AND best = 1${ofKeys}`,
    ') GROUP BY keyword_id',
  ].join('\n');
}
