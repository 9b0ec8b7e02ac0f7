import { parseArgs } from 'node:util';

/** How `npm run test:repeat` is called. */
export interface RepeatOptions {
  runs: number;
  /** Busy processes beside each run. */
  load: number;
  /** Seed of the first run; each further run has the next number. */
  shuffle: number;
  /** Arguments for vitest. */
  vitestArguments: string[];
}

/** One line for each option of the command. */
export const usage = `npm run test:repeat -- [--runs N] [--load M] [--shuffle SEED] [-- VITEST ARGUMENTS]

Runs the tests N times (3), each time in another random order of files, beside M busy processes (0), and prints each
failure with the seed of its run. SEED is the seed of the first run, a random one if it is missing; the seed of each
further run is the next number. Arguments after a second -- go to vitest, for example the files to run.`;

/**
 * Reads the arguments of the command.
 * @throws Error that names the argument that is wrong
 */
export function readOptions(parameters: readonly string[]): RepeatOptions {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { runs: { type: 'string' }, load: { type: 'string' }, shuffle: { type: 'string' } },
  });
  return {
    runs: readNumber('--runs', values.runs, { min: 1, byDefault: 3 }),
    load: readNumber('--load', values.load, { min: 0, byDefault: 0 }),
    shuffle: readNumber('--shuffle', values.shuffle, { min: 0, byDefault: randomSeed() }),
    vitestArguments: positionals,
  };
}

function readNumber(
  name: string,
  input: string | undefined,
  { min, byDefault }: { min: number; byDefault: number },
): number {
  if (input === undefined) return byDefault;
  const value = /^\d+$/.test(input) ? Number(input) : -1;
  if (value >= min && Number.isSafeInteger(value)) return value;
  throw new Error(`${name} is a whole number from ${min}, not ${input}`);
}

/** Short, because people copy it from a log. */
function randomSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}
