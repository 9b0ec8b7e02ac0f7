import { storedKeys } from './stored-value.js';

const prefix = 'rivalscope.columns.';

/** Where this browser remembers how a guest arranged the columns of a report. */
export function guestColumnsKey(reportName: string): string {
  return prefix + reportName;
}

/** The reports whose columns a guest arranged in this browser. */
export function guestReportNames(): string[] {
  return storedKeys(prefix).map((key) => key.slice(prefix.length));
}
