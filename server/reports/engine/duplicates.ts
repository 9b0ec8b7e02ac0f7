/** Keys that occur more than once. */
export function findDuplicates<Entry>(entries: readonly Entry[], getKey: (entry: Entry) => string): string[] {
  const keys = entries.map(getKey);
  return [...new Set(keys.filter((value, index) => keys.indexOf(value) !== index))];
}
