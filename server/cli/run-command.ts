import { parseArgs } from 'node:util';
import { pino, type Logger } from 'pino';
import { formatFatalError, OperatorError } from '../errors/operator-error.js';
import { jsonOutput } from '../http/logging/log.js';
import { exitProcess } from '../process/shutdown-signal.js';

/** Definition of a command-line command. */
interface Command<Option extends string, Flag extends string> {
  usage: string;
  argumentCount: 0 | 1;
  /** Options with a value, such as `currency` for `--currency USD`. */
  options?: readonly Option[];
  /** Options without a value. */
  flags?: readonly Flag[];
  /** Runs the command and returns the line to print. Errors are printed; user-correctable ones in one line. */
  run(
    this: void,
    argument: string,
    log: Logger,
    options: Readonly<Partial<Record<Option, string> & Record<Flag, boolean>>>,
  ): Promise<string>;
}

/** Runs a command with the process arguments and exits with 0 on success or help, otherwise with 1. */
export function runCommand<Option extends string = never, Flag extends string = never>({
  usage,
  argumentCount,
  options = [],
  flags = [],
  run,
}: Command<Option, Flag>): Promise<void> {
  return runProgram(async (log) => {
    const { help, positionals, namedOptions } = parseArguments(options, flags);
    if (help || positionals.length !== argumentCount) {
      console.log(usage);
      return help ? 0 : 1;
    }
    console.log(await run(positionals[0] ?? '', log, namedOptions));
    return 0;
  });
}

/**
 * Runs `main` and exits with its status, or prints the error and exits with 1. A process that has received a shutdown
 * signal exits by that signal.
 * Store logs go to standard error, so standard output contains only the program's output.
 */
export async function runProgram(main: (log: Logger) => Promise<number>): Promise<void> {
  try {
    exitProcess(await main(pino({ level: 'error' }, jsonOutput(process.stderr))));
  } catch (error) {
    console.error(formatFatalError(error));
    exitProcess(1);
  }
}

function parseArguments<Option extends string, Flag extends string>(
  options: readonly Option[],
  flags: readonly Flag[],
) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...Object.fromEntries(options.map((name) => [name, { type: 'string' }] as const)),
        ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' }] as const)),
      },
    });
    const { help = false, ...namedOptions } = values;
    return {
      help,
      positionals,
      namedOptions: namedOptions as Partial<Record<Option, string> & Record<Flag, boolean>>,
    };
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
}
