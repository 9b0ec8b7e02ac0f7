import { cellFormatRules } from '../cell-formats.js';
import type { Column } from './report-column.js';

/** Whether a column holds names of domains, which are stored in ASCII and shown in Unicode. */
export function isHostColumn({ format }: Column): boolean {
  return cellFormatRules[format].isHost;
}

/** The readable form of a host as a column that filters look at; it stands in `readable_host`. */
export function readableColumn(column: Column): Column {
  return { ...column, sql: 'readable', format: 'text', lowerCase: true };
}

/** SQL of a condition on names in ASCII, which holds as well where the readable form fulfils the other one. */
export function matchesEitherSpelling({ sql }: Column, onName: string, onReadable: string): string {
  return `(${onName} OR ${sql} GLOBAL IN (SELECT name FROM readable_host WHERE ${onReadable}))`;
}

const spellings = '(SELECT (groupArray(name), groupArray(readable)) FROM readable_host)';

/** SQL of a name as it is shown: the few names that differ are looked up in a list that is read once for a query. */
export function displayNameSql(sql: string): string {
  return `transform(${sql}, ${spellings}.1, ${spellings}.2, ${sql})`;
}
