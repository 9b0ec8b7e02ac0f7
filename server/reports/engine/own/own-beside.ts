import type { SearchEngine } from '../../../contract/search-engine.js';
import { subjectUrlHash } from '../generation-scope.js';
import { memoizePerObject } from '../memoize-per-object.js';
import type { ParsedQuery } from '../parsed-query.js';
import type { Column } from '../report-column.js';
import type { ReportDefinition } from '../report-definition.js';
import type { KeyRestriction, Source } from '../report-source.js';
import { dimsOf, type OwnBeside } from './own-dimensions.js';
import { bestFacts, sourcesOf, type OwnFacts } from './own-facts.js';
import { ownScope, ownSums, usualDays } from './own-scope.js';

/** Whether a request shows, sorts or filters by what only the site's account may see. */
export function asksOwn({ definition, columns, sort, filter }: ParsedQuery): boolean {
  const named = [...columns, ...sort.map(({ column }) => column), ...filter.flat().map(({ field }) => field)];
  return named.some((id) => definition.columns[id]?.own === true);
}

/**
 * The facts that own columns beside measured ones are read from: those of the search engine that the others are measured in,
 * and no other's.
 */
export function factsBeside(
  { ownBeside }: Pick<ReportDefinition, 'ownBeside'>,
  facts: readonly OwnFacts[],
  engine: SearchEngine,
): OwnFacts | undefined {
  if (ownBeside === undefined) return undefined;
  const told = facts.filter(({ source }) => sourcesOf(engine).includes(source));
  return bestFacts(told, { dims: dimsOf(ownBeside.of), engine });
}

/** The report for whoever may see nothing of the site: own columns are there, are null in every row, and cost nothing. */
export const withoutOwnFigures = memoizePerObject((definition: ReportDefinition): ReportDefinition => {
  const columns = Object.entries(definition.columns).map(([id, column]) => [
    id,
    column.own === true ? nothingKnown(column) : column,
  ]);
  return { ...definition, columns: Object.fromEntries(columns) as ReportDefinition['columns'] };
});

function nothingKnown({ attribute: _, ...column }: Column): Column {
  const type = column.type === 'decimal' ? 'Float64' : 'Int64';
  return { ...column, sql: `CAST(NULL, 'Nullable(${type})')`, constant: null, shown: 'hidden' };
}

/** The source with own figures to look up for its rows. */
export function besideSource(source: Source, { key, of }: OwnBeside, facts: OwnFacts): Source {
  const { conditions, parameters } = ownScope(facts, usualDays);
  const isOfPage = key !== 'url_hash' && of.includes('page');
  const where = [...conditions, ...(isOfPage ? [`url_hash = ${subjectUrlHash}`] : [])];
  const select = (keys: KeyRestriction | undefined) =>
    `SELECT ${key} AS own_key, toUInt8(1) AS own_known, ${ownSums} FROM own_fact` +
    ` WHERE ${[...where, ...(keys === undefined ? [] : [`${key} ${keys.within}`])].join(' AND ')} GROUP BY ${key}`;
  return {
    ...source,
    attributes: { ...source.attributes, own: { select, key: 'own_key', rowKey: key, carried: {} } },
    parameters: { ...source.parameters, ...parameters },
  };
}
