import type { Column } from './report-column.js';
import { cellFormatRules } from '../cell-formats.js';

/** Whether the column contains domain names, stored in ASCII and displayed in Unicode. */
export function isHostColumn({ format }: Column): boolean {
  return cellFormatRules[format].isHost;
}

/** The column of `readable_host` that filters match in addition to the ASCII name. */
export function readableColumn(column: Column): Column {
  return { ...column, sql: 'readable', format: 'text', lowerCase: true };
}

/** SQL condition that matches the ASCII name or its Unicode form. */
export function eitherSpellingSql(
  { sql }: Column,
  nameConditionSql: string,
  readableConditionSql: string,
): string {
  return `(${nameConditionSql} OR ${sql} GLOBAL IN (SELECT name FROM readable_host WHERE ${readableConditionSql}))`;
}

const spellingsSql = '(SELECT (groupArray(name), groupArray(readable)) FROM readable_host)';

/** SQL of a domain's display name. Only a few names differ, so one lookup list per query is enough. */
export function displayNameSql(sql: string): string {
  return `transform(${sql}, ${spellingsSql}.1, ${spellingsSql}.2, ${sql})`;
}
