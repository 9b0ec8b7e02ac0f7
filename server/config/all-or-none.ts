import { ConfigError } from './config-error.js';

/**
 * Returns the values if all are set, undefined if none is.
 * @param names the variables, for the error message
 * @throws ConfigError if only some are set
 */
export function allOrNone<Names extends string>(
  values: Readonly<Record<Names, string | undefined>>,
  names: string,
): Record<Names, string> | undefined {
  const definedCount = Object.values(values).filter((value) => value !== undefined).length;
  if (definedCount === 0) return undefined;
  if (definedCount === Object.keys(values).length) return values as Record<Names, string>;
  throw new ConfigError(`${names} are set together: one of them is missing.`);
}
