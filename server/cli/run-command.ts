import { pino, type Logger } from 'pino';
import { lastWords } from '../errors/operator-error.js';

/** A small command: how it is called, how many words it takes, and what it does with them. */
interface Command {
  usage: string;
  words: 0 | 1;
  /** Answers the line that is printed at the end. What it throws is printed, in one line where a person can mend it. */
  run(word: string, log: Logger): Promise<string>;
}

/** Runs a command with the words of this process, and ends the process: status 0 when it is done or explains itself, else 1. */
export async function runCommand({ usage, words, run }: Command): Promise<never> {
  const given = process.argv.slice(2);
  const [first = ''] = given;
  const asksForHelp = first === '--help' || first === '-h';
  if (asksForHelp || given.length !== words || first.startsWith('-')) {
    console.log(usage);
    process.exit(asksForHelp ? 0 : 1);
  }
  try {
    // Standard output is the command's own; what the stores have to say goes beside it.
    console.log(await run(first, pino({ level: 'error' }, pino.destination(2))));
    process.exit(0);
  } catch (error) {
    console.error(lastWords(error));
    process.exit(1);
  }
}
