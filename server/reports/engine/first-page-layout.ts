import { createHash } from 'node:crypto';
import { pageSizes } from '../../contract/reports/page-sizes.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import { findOrderKeys, orderBySql, type OrderKey } from './build-sql.js';
import { subjectDomainIdSql, carriedAlias, carriedColumnTypes } from './source-sql.js';
import type { ParsedQuery } from './parsed-query.js';
import { memoizePerObject } from './memoize-per-object.js';
import { allColumns } from './public-columns.js';
import { domainTotalColumns } from './read-generation.js';
import type { ReportArguments } from './report-argument.js';
import type { Column } from './report-column.js';
import type { ReportDefinition } from './report-definition.js';
import type { DomainTotals, Source } from './report-source.js';

/** Rows of a precomputed first page, equal to the default page size. */
export const firstPageRows = pageSizes.default;

/** The domain condition of a source, removed when pages are precomputed for all domains. */
const subjectDomainConditionSql = `domain_id = ${subjectDomainIdSql}`;

/** The part of a request that determines its first page. */
type DefaultOrder = Pick<ParsedQuery, 'definition' | 'sort' | 'ties'>;

/** How the first page of a report is precomputed and stored for each domain of a generation. */
export interface FirstPageLayout {
  /** Hash of the layout. A changed declaration has another hash, so pages stored for the old one are not found. */
  view: number;
  /** Names of the stored values: columns, then the keys of deferred attributes. */
  names: readonly string[];
  /** SELECT of `domain_id` and `line` (a JSON list of values) for the domains in `ids`. */
  select(this: void, ids: string): string;
  /** Domain total that equals the report's row count. */
  rowCount: keyof DomainTotals;
  /** Undefined if stored rows cannot be merged with changed ones. */
  order: FirstPageOrder | undefined;
}

/** The order of stored rows, by their own values. */
export interface FirstPageOrder {
  /** Table of the rows. */
  table: string;
  /** Sort keys by their places among the stored values, from 1. */
  keys: readonly { place: number; direction: 'asc' | 'desc' }[];
  /** Place of the keyword id. */
  keywordPlace: number;
}

/** Argument values of a request without arguments. */
export function defaultArguments({ arguments: declared = {} }: ReportDefinition): ReportArguments {
  return Object.fromEntries(Object.entries(declared).map(([name, { default: value }]) => [name, value]));
}

/** The source for the default arguments. */
export function defaultSource(definition: ReportDefinition, engine: SearchEngine): Source {
  const { source } = definition;
  return typeof source === 'function' ? source({ arguments: defaultArguments(definition), engine }) : source;
}

/**
 * Layout of a report's first page; undefined if it is not precomputed. Attributes are joined on read, because some
 * depend on the viewer.
 */
export function firstPageLayout(
  { definition, sort, ties }: DefaultOrder,
  engine: SearchEngine,
): FirstPageLayout | undefined {
  return definition.firstPage === true ? getLayout(definition, { sort, ties }, engine) : undefined;
}

const getLayout = memoizePerObject(computeLayout, (order, engine) => JSON.stringify([order, engine]));

function computeLayout(
  definition: ReportDefinition,
  { sort, ties }: Omit<DefaultOrder, 'definition'>,
  engine: SearchEngine,
): FirstPageLayout | undefined {
  const source = defaultSource(definition, engine);
  if (source.rowCount === undefined) return undefined;
  // One stored page serves both forms of a report.
  const columns = Object.entries(allColumns(definition)).filter(
    ([, { attribute, constant }]) => attribute === undefined && constant === undefined,
  );
  const lookupNames = lookupKeys(definition, source);
  const expressions = [
    ...columns.map(([, { sql }]) => sql),
    ...lookupNames.map((name) => `toString(${name})`),
  ];
  const orderInput = { query: { definition, sort, ties, filter: [] }, source };
  const order = orderBySql(orderInput);
  const direction = order.endsWith('DESC') ? 'DESC' : 'ASC';
  const select = (ids: string) =>
    [
      `SELECT domain_id, formatRowNoNewline('JSONCompactEachRow', ${expressions.join(', ')}) AS line`,
      `FROM ${source.from}`,
      `WHERE ${[...source.where.filter((condition) => condition !== subjectDomainConditionSql), `domain_id ${ids}`].join(' AND ')}`,
      // If all keys have one direction, ClickHouse can read the primary key in order or in reverse.
      `ORDER BY domain_id ${direction}, ${order.replace('ORDER BY ', '')}`,
      `LIMIT ${firstPageRows} BY domain_id`,
    ].join('\n');
  const names = [...columns.map(([id]) => id), ...lookupNames.map(carriedAlias)];
  return {
    view: hashToInteger([definition.id, names, select(''), domainTotalColumns]),
    names,
    select,
    rowCount: source.rowCount,
    order: findOrder(
      findOrderKeys(orderInput),
      columns.map(([, column]) => column),
      { table: source.from, expressions },
    ),
  };
}

function findOrder(
  keys: readonly OrderKey[],
  columns: readonly Column[],
  { table, expressions }: { table: string; expressions: readonly string[] },
): FirstPageOrder | undefined {
  // Other numbers are rounded in the stored values. Rows are separated before a text.
  const integers = new Set([
    'keyword_id',
    ...columns.filter(({ type }) => type === 'integer').map(({ sql }) => sql),
  ]);
  const isStored = ({ sql }: OrderKey) => integers.has(sql) && expressions.includes(sql);
  const isSortable = expressions.includes('keyword_id') && keys.every(isStored);
  if (columns[0]?.type !== 'string' || !isSortable) return undefined;
  const placeOf = (sql: string) => expressions.indexOf(sql) + 1;
  return {
    table,
    keys: keys.map(({ sql, direction }) => ({ place: placeOf(sql), direction })),
    keywordPlace: placeOf('keyword_id'),
  };
}

/** Validation errors of a report that declares `firstPage`. */
export function firstPageErrors(definition: ReportDefinition): string[] {
  if (definition.firstPage !== true) return [];
  const source = defaultSource(definition, 'google');
  const layout = firstPageLayout({ definition, sort: [], ties: [] }, 'google');
  const values = layout?.select('').match(/\{\w+:/g) ?? [];
  return [
    ...(source.where.includes(subjectDomainConditionSql)
      ? []
      : ['its first page is not limited to one domain']),
    ...Object.keys(definition.publicColumns ?? {})
      .filter((id) => id in definition.columns && definition.columns[id]?.constant === undefined)
      .map((id) => `its first page has one value of ${id} for both forms of the report`),
    ...(layout === undefined ? ['no domain total gives the row count of its first page'] : []),
    ...(values.every((value) => ['{base:', '{generation:'].includes(value))
      ? []
      : ['its first page needs values other than the domain']),
  ];
}

/** Keys of deferred attributes, including private data. */
function lookupKeys({ extension }: ReportDefinition, { attributes = {} }: Source): string[] {
  const keys = carriedColumnTypes(Object.values(attributes)).map(([name]) => name);
  return [...new Set([...keys, ...(extension?.joinKey === undefined ? [] : [extension.joinKey])])];
}

/** A hash that fits into a JavaScript integer (below 2^53). */
function hashToInteger(parts: readonly unknown[]): number {
  const digits = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 13);
  return Number.parseInt(digits, 16);
}
