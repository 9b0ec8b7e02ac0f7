/** Exclusive, and small because people copy the seed from a log. */
const maxRandomSeed = 1_000_000;

/** Random default for the seed of a test run. */
export function randomSeed(): number {
  return Math.floor(Math.random() * maxRandomSeed);
}

/**
 * Reads an option with an integer value.
 * @throws Error that names the option if the input is not an integer from `min`
 */
export function readIntegerOption(
  name: string,
  input: string | undefined,
  { min, byDefault }: { min: number; byDefault: number },
): number {
  if (input === undefined) return byDefault;
  const value = /^\d+$/.test(input) ? Number(input) : -1;
  if (value >= min && Number.isSafeInteger(value)) return value;
  throw new Error(`${name} is a whole number from ${min}, not ${input}`);
}

/** Reads the options of the command line. Prints the error and the usage text, and exits, if one is invalid. */
export function readOptionsOrExit<Options>(
  read: (parameters: readonly string[]) => Options,
  usage: string,
): Options {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return process.exit(1);
  }
}
