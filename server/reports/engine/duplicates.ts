/** Keys that occur more than once. */
export function duplicates<Entry>(entries: readonly Entry[], key: (entry: Entry) => string): string[] {
  const keys = entries.map(key);
  return [...new Set(keys.filter((value, index) => keys.indexOf(value) !== index))];
}
