import { pageTitles } from '../../../contract/pages/page-titles.js';
import type { FirstPartyDimension } from '../../first-party/first-party-metrics.js';
import {
  selectDimensionMetrics,
  firstPartyScope,
  firstPartyAggregatesSql,
  defaultPeriodDays,
} from '../../first-party/first-party-scope.js';
import { normaliseKeywordParameter } from '../../../contract/formatting/normalise-keyword.js';
import { normaliseDomain, normalisePath } from '../../engine/normalise-subject.js';
import type { ReportArgument } from '../../engine/report-argument.js';
import type { Source, SourceContext } from '../../engine/report-source.js';
import { buildIdSql } from '../../../stores/clickhouse/ids.js';

/** Options of `firstPartySource`. */
interface FirstPartySourceOptions {
  name: string;
  /** Dimension of a row. */
  dimension: FirstPartyDimension;
  /** Grouping columns. */
  keys: readonly string[];
  /** Additional columns with their SQL. */
  extraColumns?: Readonly<Record<string, string>>;
}

/**
 * Source of a first-party report. It reads the best matching data set of the viewer's account and has no rows if
 * there is none.
 */
export function firstPartySource({
  name,
  dimension,
  keys,
  extraColumns = {},
}: FirstPartySourceOptions): (context: SourceContext) => Source {
  return (context) => {
    const scope = firstPartyScope(
      selectDimensionMetrics(dimension, context),
      Number(context.arguments['days'] ?? 0),
    );
    const { conditions, parameters } = argumentConditions(context);
    const select = [
      ...keys,
      ...Object.entries(extraColumns).map(([id, sql]) => `${sql} AS ${id}`),
      firstPartyAggregatesSql,
    ].join(', ');
    const where = [...scope.conditions, ...conditions, ...(dimension === 'query' ? [hasKeywordSql] : [])];
    return {
      name,
      from: `(SELECT ${select} FROM own_fact WHERE ${where.join(' AND ')} GROUP BY ${keys.join(', ')})`,
      where: [],
      identity: keys,
      parameters: { ...scope.parameters, ...parameters },
    };
  };
}

/** Excludes anonymised queries, which are reported in a note. */
const hasKeywordSql = 'keyword_id != 0';

/** Restricts the rows to one page or query. */
function argumentConditions({ arguments: { address, query } }: SourceContext) {
  const conditions: string[] = [];
  const parameters: Record<string, string> = {};
  if (typeof query === 'string') {
    conditions.push(`keyword_id = ${buildIdSql('{own_query:String}')}`);
    parameters['own_query'] = normaliseKeywordParameter(query);
  }
  if (typeof address === 'string') {
    const host = address.startsWith('/') ? undefined : normaliseDomain(address);
    conditions.push(
      `url_hash = cityHash64(concat(${host === undefined ? '{domain:String}' : '{own_host:String}'}, {own_path:String}))`,
    );
    parameters['own_path'] = normalisePath(address);
    if (host !== undefined) parameters['own_host'] = host;
  }
  return { conditions, parameters };
}

/** Length of the period in days, up to the newest day. */
export const daysArgument = {
  type: 'integer',
  required: false,
  default: defaultPeriodDays,
  description: {
    en: 'Number of days up to the newest one, 0 for all. A total over a period is not split.',
    ru: 'Сколько дней до последнего известного, 0 – все. Итог за период показывается целиком.',
  },
  oneOf: {
    title: { en: 'Days', ru: 'Дни' },
    values: [
      { value: 7, title: { en: '7 days', ru: '7 дней' } },
      { value: 28, title: { en: '28 days', ru: '28 дней' } },
      { value: 90, title: { en: '3 months', ru: '3 месяца' } },
      { value: 0, title: { en: 'All', ru: 'Все' } },
    ],
  },
} as const satisfies ReportArgument;

/** Restricts queries to one page. */
export const addressArgument = {
  type: 'string',
  required: false,
  description: {
    en: 'Address or path of a page of the site; limits the rows to searches that showed this page.',
    ru: 'Адрес страницы сайта или её путь: только поиски, в которых она показана.',
  },
} as const satisfies ReportArgument;

/** Restricts pages to one query. */
export const queryArgument = {
  type: 'string',
  required: false,
  isKeywordText: true,
  description: { en: 'Only searches for this query.', ru: 'Только поиски по этому запросу.' },
} as const satisfies ReportArgument;

/** Tab shared by the first-party reports. */
export const ownDataTab = pageTitles['own-data'];
