import { bestFacts, isTotal, type OwnFacts } from '../../engine/own/own-facts.js';
import { dimsOf, type OwnDimension } from '../../engine/own/own-dimensions.js';
import { normaliseDomain, normaliseKeyword, normalisePath } from '../../engine/normalise-subject.js';
import type { ReportArgument, Source, SourceContext } from '../../engine/report-definition.js';
import { idOf } from '../../../stores/clickhouse/ids.js';

/** What the rows of a report on an own site are. */
interface OwnRows {
  name: string;
  /** What a row is of. */
  of: OwnDimension;
  /** Columns that make a row. */
  keys: readonly string[];
  /** Further columns, each as SQL. */
  texts?: Readonly<Record<string, string>>;
}

/** Sums over the searches of a row; a mean position weighs as much as its impressions. */
const sums =
  'sum(clicks) AS own_clicks, sum(impressions) AS own_impressions, sum(position_sum) AS own_position_sum, sum(positioned) AS own_positioned';

/** The first day of a total that does not say it. */
const unknownDay = '1970-01-01';

/** Rows of an own site, of the facts that answer best and that the viewer's account imported; no row where there are none. */
export function ownRows({ name, of, keys, texts = {} }: OwnRows): (context: SourceContext) => Source {
  return (context) => {
    const facts = factsFor(of, context);
    const { conditions, parameters } = narrowed(context);
    const select = [...keys, ...Object.entries(texts).map(([id, sql]) => `${sql} AS ${id}`), sums].join(', ');
    const where = [...scopeOf(facts), ...conditions, ...(of === 'query' ? [isNamed] : [])];
    return {
      name,
      from: `(SELECT ${select} FROM own_fact WHERE ${where.join(' AND ')} GROUP BY ${keys.join(', ')})`,
      where: [],
      identity: keys,
      parameters: { ...boundTo(facts, context), ...parameters },
    };
  };
}

/** Queries whose words the search engine keeps secret are no rows: they are counted apart. */
const isNamed = 'keyword_id != 0';

/** The facts that a report on this dimension reads. */
export function factsFor(of: OwnDimension, { own = [], engine, arguments: values }: SourceContext) {
  const wanted = new Set<OwnDimension>([of]);
  if (typeof values.address === 'string') wanted.add('page');
  if (typeof values.query === 'string') wanted.add('query');
  return bestFacts(own, { dims: dimsOf(wanted), engine });
}

function scopeOf(facts: OwnFacts | undefined): string[] {
  const total = facts !== undefined && isTotal(facts) === 1;
  return [
    'owner = {own_owner:UInt32}',
    'generation = {own_generation:UInt32}',
    'dims = {own_dims:UInt8}',
    'search_type = {own_search_type:String}',
    ...(total
      ? ['period_from = {own_from:Date}', 'day = {own_to:Date}']
      : ['day BETWEEN {own_from:Date} AND {own_to:Date}']),
  ];
}

function boundTo(facts: OwnFacts | undefined, context: SourceContext) {
  const { from, to } = periodOf(facts, context);
  return {
    own_owner: facts?.owner ?? 0,
    own_generation: facts?.generation ?? 0,
    own_dims: facts?.dims ?? 0,
    own_search_type: String(context.arguments.search_type ?? 'web'),
    own_from: from ?? unknownDay,
    own_to: to,
  };
}

/** First and last day that a report shows of its facts: the asked days of them, or the whole period of a total. */
export function periodOf(
  facts: OwnFacts | undefined,
  { arguments: values }: Pick<SourceContext, 'arguments'>,
): { from: string | null; to: string } {
  if (facts === undefined) return { from: null, to: unknownDay };
  const days = Number(values.days ?? 0);
  if (isTotal(facts) === 1 || days === 0) return { from: facts.from, to: facts.to };
  const first = new Date(`${facts.to}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - days + 1);
  const asked = first.toISOString().slice(0, 10);
  return { from: facts.from !== null && facts.from > asked ? facts.from : asked, to: facts.to };
}

/** Rows of one page or one query alone. */
function narrowed({ arguments: { address, query } }: SourceContext) {
  const conditions: string[] = [];
  const parameters: Record<string, string> = {};
  if (typeof query === 'string') {
    conditions.push(`keyword_id = ${idOf('{own_query:String}')}`);
    parameters['own_query'] = normaliseKeyword(query);
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

/** How many days, ending on the newest, a report shows. */
export const daysArgument = {
  type: 'integer',
  required: false,
  default: 90,
  description: {
    en: 'Days up to the newest that is known, 0 for all of them. A total over a period is shown whole.',
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

/** Queries of one page. */
export const addressArgument = {
  type: 'string',
  required: false,
  description: {
    en: 'Address of a page of the site, or its path: only searches that showed it.',
    ru: 'Адрес страницы сайта или её путь: только поиски, в которых она показана.',
  },
} as const satisfies ReportArgument;

/** Pages of one query. */
export const queryArgument = {
  type: 'string',
  required: false,
  description: { en: 'Only searches for this query.', ru: 'Только поиски по этому запросу.' },
} as const satisfies ReportArgument;
