import { createHash } from 'node:crypto';
import { pageSizes } from '../../contract/page-sizes.js';
import type { SearchEngine } from '../../contract/search-engine.js';
import { orderBy } from './build-sql.js';
import { subjectDomainId } from './generation-scope.js';
import { carriedAlias, carriedColumnTypes } from './join-attributes.js';
import type { ParsedQuery } from './parsed-query.js';
import { memoizePerObject } from './memoize-per-object.js';
import { domainTotalColumns } from './read-generation.js';
import type { ReportArguments } from './report-argument.js';
import type { ReportDefinition } from './report-definition.js';
import type { DomainTotals, Source } from './report-source.js';

/** Rows of a first page that is laid down: what a page has where nobody names a number. */
export const firstPageRows = pageSizes.default;

/** Condition of the rows of one domain, which what is laid down for all of them has not. */
const subjectDomainCondition = `domain_id = ${subjectDomainId}`;

/** What of a request decides the first page of a report in its own order. */
type DefaultOrder = Pick<ParsedQuery, 'definition' | 'sort' | 'ties'>;

/** The first page of a report as it is laid down for each domain of a generation. */
export interface FirstPageLayout {
  /** Tells it from every other report and form: what was laid down for another declaration is not found. */
  view: number;
  /** Names of the values of a row, in their order: columns, then what their attributes are looked up by. */
  names: readonly string[];
  /** SELECT of `domain_id` and `line`, the values of a row as a JSON list: the page of each domain of these ids, row after row. */
  select(this: void, ids: string): string;
  /** Total of the domain that is the number of the report's rows. */
  rowCount: keyof DomainTotals;
}

/** Values of a report's arguments where nobody names any. */
export function defaultArguments({ arguments: declared = {} }: ReportDefinition): ReportArguments {
  return Object.fromEntries(Object.entries(declared).map(([name, { default: value }]) => [name, value]));
}

/** Where the rows of a report come from with these arguments of its own. */
export function defaultSource(definition: ReportDefinition, engine: SearchEngine): Source {
  const { source } = definition;
  return typeof source === 'function' ? source({ arguments: defaultArguments(definition), engine }) : source;
}

/**
 * The form of a report's first page; undefined where it is not laid down. Attributes are no part of it: they are looked up for
 * its rows as for any others, those that only some viewers have among them.
 */
export function firstPageLayout(
  { definition, sort, ties }: DefaultOrder,
  engine: SearchEngine,
): FirstPageLayout | undefined {
  return definition.firstPage === true ? layoutOf(definition, { sort, ties }, engine) : undefined;
}

const layoutOf = memoizePerObject(computeLayout, (order, engine) => JSON.stringify([order, engine]));

function computeLayout(
  definition: ReportDefinition,
  { sort, ties }: Omit<DefaultOrder, 'definition'>,
  engine: SearchEngine,
): FirstPageLayout | undefined {
  const source = defaultSource(definition, engine);
  if (source.rowCount === undefined) return undefined;
  const columns = Object.entries(definition.columns).filter(
    ([, { attribute, constant }]) => attribute === undefined && constant === undefined,
  );
  const lookupNames = lookupKeys(definition, source);
  const expressions = [
    ...columns.map(([, { sql }]) => sql),
    ...lookupNames.map((name) => `toString(${name})`),
  ];
  const order = orderBy({ query: { definition, sort, ties, filter: [] }, source });
  const direction = order.endsWith('DESC') ? 'DESC' : 'ASC';
  const select = (ids: string) =>
    [
      `SELECT domain_id, formatRowNoNewline('JSONCompactEachRow', ${expressions.join(', ')}) AS line`,
      `FROM ${source.from}`,
      `WHERE ${[...source.where.filter((one) => one !== subjectDomainCondition), `domain_id ${ids}`].join(' AND ')}`,
      // With the domain in the direction of the other keys a table can be read in its own order, or against it.
      `ORDER BY domain_id ${direction}, ${order.replace('ORDER BY ', '')}`,
      `LIMIT ${firstPageRows} BY domain_id`,
    ].join('\n');
  const names = [...columns.map(([id]) => id), ...lookupNames.map(carriedAlias)];
  return {
    view: hashToInteger([definition.id, names, select(''), domainTotalColumns]),
    names,
    select,
    rowCount: source.rowCount,
  };
}

/** Why the first page of a report that says so cannot be laid down for all domains; nothing where it can. */
export function firstPageErrors(definition: ReportDefinition): string[] {
  if (definition.firstPage !== true) return [];
  const source = defaultSource(definition, 'google');
  const layout = firstPageLayout({ definition, sort: [], ties: [] }, 'google');
  const values = layout?.select('').match(/\{\w+:/g) ?? [];
  return [
    ...(source.where.includes(subjectDomainCondition) ? [] : ['its first page is not limited to one domain']),
    ...(layout === undefined ? ['no domain total gives the row count of its first page'] : []),
    ...(values.every((value) => ['{base:', '{generation:'].includes(value))
      ? []
      : ['its first page needs values other than the domain']),
  ];
}

/** By what attributes are looked up, those of own columns among them. */
function lookupKeys({ firstPartyJoin }: ReportDefinition, { attributes = {} }: Source): string[] {
  const keys = carriedColumnTypes(Object.values(attributes)).map(([name]) => name);
  return [...new Set([...keys, ...(firstPartyJoin === undefined ? [] : [firstPartyJoin.key])])];
}

/** A whole number below 2^53 that the parts decide. */
function hashToInteger(parts: readonly unknown[]): number {
  const digits = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 13);
  return Number.parseInt(digits, 16);
}
