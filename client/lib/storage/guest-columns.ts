import { storedKeys } from './stored-value.js';

const keyPrefix = 'rivalscope.columns.';

/** Storage key of a guest's column settings for a report. */
export function guestColumnsKey(reportName: string): string {
  return keyPrefix + reportName;
}

/** Reports with column settings of a guest in this browser. */
export function guestReportNames(): string[] {
  return storedKeys(keyPrefix).map((key) => key.slice(keyPrefix.length));
}
