import { isTooLongForAddress, listFromLocation } from './tool-input.js';

/** Parameters of the keyword search that may be too long for the address. */
const searchLists = ['phrases', 'minusWords'] as const;

/** Parameters of a report page: those of the address, and the lists of a keyword search in the history state. */
export function reportQueryFromLocation(location: { search: string; state: unknown }): URLSearchParams {
  const query = new URLSearchParams(location.search);
  for (const name of searchLists) {
    const text = listFromLocation(location, name);
    if (text !== undefined) query.set(name, text);
  }
  return query;
}

/** Moves the lists of a keyword search to the history state if they do not fit into the address. */
export function splitReportQuery(query: URLSearchParams): {
  search: string;
  state: Record<string, string> | undefined;
} {
  const lists = searchLists.flatMap((name) => {
    const text = query.get(name);
    return text === null ? [] : [[name, text] as const];
  });
  if (!isTooLongForAddress(lists.map(([, text]) => text).join('\n'))) {
    return { search: query.toString(), state: undefined };
  }
  const shortQuery = new URLSearchParams(query);
  for (const [name] of lists) shortQuery.delete(name);
  return { search: shortQuery.toString(), state: Object.fromEntries(lists) };
}
