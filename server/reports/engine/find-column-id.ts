import { camelCase } from '../../contract/formatting/camel-case.js';
import { memoizePerObject } from './memoize-per-object.js';
import type { Column } from './report-column.js';

type Columns = Readonly<Record<string, Column>>;

/** Id of a column by its id (`cpc_max`) or its GraphQL field (`cpcMax`); undefined if there is none. */
export function findColumnId(name: string, columns: Columns): string | undefined {
  return Object.hasOwn(columns, name) ? name : getIdsByField(columns).get(name);
}

const getIdsByField = memoizePerObject(
  (columns: Columns) => new Map(Object.keys(columns).map((id) => [camelCase(id), id])),
);
