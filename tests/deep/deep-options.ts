import { parseArgs } from 'node:util';
import { randomSeed, readIntegerOption } from '../support/command-options.js';

/** Options of `npm run test:deep`. */
interface DeepOptions {
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
    seed: readIntegerOption('--seed', seed, { min: 0, byDefault: randomSeed() }),
    ...(!full && { minutes: readIntegerOption('--minutes', minutes, { min: 1, byDefault: defaultMinutes }) }),
    full,
    vitestArguments: positionals,
  };
}
