import { parseArgs } from 'node:util';
import { pino, type Logger } from 'pino';
import { lastWords, OperatorError } from '../errors/operator-error.js';
import { jsonOutput } from '../http/log.js';
import { exitProcess } from '../programs/shutdown-signal.js';

/** A small command: how it is called, how many words it takes, and what it does with them. */
interface Command<Option extends string> {
  usage: string;
  words: 0 | 1;
  /** Names of options with a value, as `currency` for `--currency USD`. */
  options?: readonly Option[];
  /** Answers the line that is printed at the end. What it throws is printed, in one line where a person can mend it. */
  run(
    this: void,
    word: string,
    log: Logger,
    options: Readonly<Partial<Record<Option, string>>>,
  ): Promise<string>;
}

/** Runs a command with the words of this process: it ends with status 0 when it is done or explains itself, else 1. */
export function runCommand<Option extends string = never>({
  usage,
  words,
  options = [],
  run,
}: Command<Option>): Promise<void> {
  return runProgram(async (log) => {
    const { help, given, named } = readWords(options);
    if (help || given.length !== words) {
      console.log(usage);
      return help ? 0 : 1;
    }
    console.log(await run(given[0] ?? '', log, named));
    return 0;
  });
}

/**
 * Does what this process is for, then ends it with the status that `act` answers; 1 where it throws, which is printed, in one
 * line where a person can mend it. Standard output is the program's own; what the stores have to say goes beside it.
 * A process that has received a shutdown signal exits by that signal.
 */
export async function runProgram(act: (log: Logger) => Promise<number>): Promise<void> {
  try {
    exitProcess(await act(pino({ level: 'error' }, jsonOutput(process.stderr))));
  } catch (error) {
    console.error(lastWords(error));
    exitProcess(1);
  }
}

function readWords<Option extends string>(options: readonly Option[]) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(options.map((name) => [name, { type: 'string' }] as const)),
      },
    });
    const { help = false, ...named } = values;
    return { help, given: positionals, named: named as Partial<Record<Option, string>> };
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
}
