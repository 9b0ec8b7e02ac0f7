import { parseArgs } from 'node:util';

/** Options of `npm run test:deep`. */
export interface DeepOptions {
  /** Seed of the file order and of all random cases. */
  seed: number;
  /** Time budget in minutes, undefined with `--full`. */
  minutes?: number;
  /** Runs every file with the largest number of random cases, without a time budget. */
  full: boolean;
  /** Arguments for vitest. */
  vitestArguments: string[];
}

/** Usage text of the command. */
export const usage = `npm run test:deep -- [--seed SEED] [--minutes N | --full] [-- VITEST ARGUMENTS]

Runs long random sequences, kill matrices and the pages at every width, in a random order of files. It starts no further
case when the time budget (default 10 minutes) is used up, and prints the files that did not run. --full runs all files
with the largest number of cases. The same SEED (default random) repeats the order and the cases. Arguments after the
second -- are passed to vitest, for example test files.`;

const defaultMinutes = 10;
/** Exclusive, and small because people copy the seed from a log. */
const maxRandomSeed = 1_000_000;

/**
 * Parses the command line arguments.
 * @throws Error that names the invalid argument
 */
export function readDeepOptions(parameters: readonly string[]): DeepOptions {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string' },
      full: { type: 'boolean', default: false },
    },
  });
  const { seed, minutes, full } = values;
  if (full && minutes !== undefined) throw new Error('--full has no time budget, so omit --minutes');
  return {
    seed: seed === undefined ? Math.floor(Math.random() * maxRandomSeed) : readInteger('--seed', seed, 0),
    ...(!full && {
      minutes: minutes === undefined ? defaultMinutes : readInteger('--minutes', minutes, 1),
    }),
    full,
    vitestArguments: positionals,
  };
}

function readInteger(name: string, input: string, min: number): number {
  const value = /^\d+$/.test(input) ? Number(input) : -1;
  if (value >= min && Number.isSafeInteger(value)) return value;
  throw new Error(`${name} is a whole number from ${min}, not ${input}`);
}
