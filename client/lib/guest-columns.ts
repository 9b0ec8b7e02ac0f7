import { storedKeys } from './stored-value.js';

const prefix = 'rivalscope.columns.';

/** Storage key of a guest's column settings for a report. */
export function guestColumnsKey(reportName: string): string {
  return prefix + reportName;
}

/** Reports with column settings of a guest in this browser. */
export function guestReportNames(): string[] {
  return storedKeys(prefix).map((key) => key.slice(prefix.length));
}
