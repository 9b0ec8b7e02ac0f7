import type { ReportMeta } from '../report-meta.js';

/** An argument of a report's declaration. */
type ReportArgument = ReportMeta['arguments'][number];

/** The arguments that take a few values only: each is a switch on the page. */
export function switchedArguments(meta: ReportMeta): ReportArgument[] {
  return meta.arguments.filter(({ choices }) => choices.length > 1);
}

/** The value that the address names, else the one that holds where it names none. */
export function selectedValue(argument: ReportArgument, search: URLSearchParams): string {
  const requestedValue = search.get(argument.address);
  const isValid = argument.choices.some(({ value }) => value === requestedValue);
  return (isValid ? requestedValue : argument.default) ?? '';
}

/** The query string with another value chosen; the one that holds anyway is left out. */
export function withChoice(
  argument: ReportArgument,
  value: string,
  search: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === argument.default) next.delete(argument.address);
  else next.set(argument.address, value);
  return next;
}

/** The query string without what is switched on the page: a table with this subject stays while they change. */
export function withoutChoices(meta: ReportMeta, search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const { id } of switchedArguments(meta)) query.delete(id);
  return query.toString();
}
