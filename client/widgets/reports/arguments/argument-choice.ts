import type { ReportMeta } from '../report-meta.js';

/** A declared report argument. */
type ReportArgument = ReportMeta['arguments'][number];

/** Arguments with a fixed set of values, rendered as switches. */
export function switchedArguments(meta: ReportMeta): ReportArgument[] {
  return meta.arguments.filter(({ choices }) => choices.length > 1);
}

/** Value in the address if it is valid, otherwise the default. */
export function selectedValue(argument: ReportArgument, search: URLSearchParams): string {
  const requestedValue = search.get(argument.address);
  const isValid = argument.choices.some(({ value }) => value === requestedValue);
  return (isValid ? requestedValue : argument.default) ?? '';
}

/** Sets an argument in the query string. The default value is omitted. */
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

/**
 * Query string without switched arguments. It is part of the table's key, so that a switch does not remount the
 * table.
 */
export function withoutChoices(meta: ReportMeta, search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const { id } of switchedArguments(meta)) query.delete(id);
  return query.toString();
}
