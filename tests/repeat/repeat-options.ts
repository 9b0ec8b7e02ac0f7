import { parseArgs } from 'node:util';
import { randomSeed, readIntegerOption } from '../support/command-options.js';

/** Options of `npm run test:repeat`. */
export interface RepeatOptions {
  runs: number;
  /** Number of busy processes. */
  load: number;
  /** Seed of the first run. Each further run increments it. */
  shuffle: number;
  /** Arguments for vitest. */
  vitestArguments: string[];
}

/** Usage text of the command. */
export const usage = `npm run test:repeat -- [--runs N] [--load M] [--shuffle SEED] [-- VITEST ARGUMENTS]

Runs the tests N times (default 3) with M busy processes (default 0) and a new random file order each time. Prints each
failure with the seed of its run. SEED is the seed of the first run (default random) and is incremented for each further
run. Arguments after the second -- are passed to vitest, for example test files.`;

/**
 * Parses the command line arguments.
 * @throws Error that names the invalid argument
 */
export function readOptions(parameters: readonly string[]): RepeatOptions {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { runs: { type: 'string' }, load: { type: 'string' }, shuffle: { type: 'string' } },
  });
  return {
    runs: readIntegerOption('--runs', values.runs, { min: 1, byDefault: 3 }),
    load: readIntegerOption('--load', values.load, { min: 0, byDefault: 0 }),
    shuffle: readIntegerOption('--shuffle', values.shuffle, { min: 0, byDefault: randomSeed() }),
    vitestArguments: positionals,
  };
}
