import { ConfigError } from './config-error.js';

/**
 * Values that work together alone: all of them, or undefined where none is set.
 * @param names the variables, as the operator reads them
 * @throws ConfigError where some are missing
 */
export function allOrNone<Names extends string>(
  values: Readonly<Record<Names, string | undefined>>,
  names: string,
): Record<Names, string> | undefined {
  const setCount = Object.values(values).filter((value) => value !== undefined).length;
  if (setCount === 0) return undefined;
  if (setCount === Object.keys(values).length) return values as Record<Names, string>;
  throw new ConfigError(`${names} are set together: one of them is missing.`);
}
