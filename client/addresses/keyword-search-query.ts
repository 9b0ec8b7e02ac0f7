import { isTooLongForAddress, listFromLocation } from './tool-input.js';

/** Parameters of the keyword search that may be too long for the address. */
const searchLists: readonly string[] = ['phrases', 'minusWords'];

/** Parameters of a report page: those of the address, and the lists in the history state. */
export function reportQueryFromLocation(
  location: { search: string; state: unknown },
  lists = searchLists,
): URLSearchParams {
  const query = new URLSearchParams(location.search);
  for (const name of lists) {
    const text = listFromLocation(location, name);
    if (text !== undefined) query.set(name, text);
  }
  return query;
}

/** Moves the lists to the history state if they do not fit into the address. */
export function splitReportQuery(
  query: URLSearchParams,
  lists = searchLists,
): {
  search: string;
  state: Record<string, string> | undefined;
} {
  const values = lists.flatMap((name) => {
    const text = query.get(name);
    return text === null ? [] : [[name, text] as const];
  });
  if (!isTooLongForAddress(values.map(([, text]) => text).join('\n'))) {
    return { search: query.toString(), state: undefined };
  }
  const shortQuery = new URLSearchParams(query);
  for (const [name] of values) shortQuery.delete(name);
  return { search: shortQuery.toString(), state: Object.fromEntries(values) };
}
