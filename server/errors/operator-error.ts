import { AppError } from './app-error.js';

/**
 * Something that whoever runs the service can mend: a bad variable, a taken port, damaged files. The message is one line that
 * says what is wrong and how to go on; programs print it without a stack and end with status 1.
 */
export class OperatorError extends Error {}

/** What a program prints of the error that ended it: one line for what a person can mend, the whole error where it is ours. */
export function lastWords(error: unknown): unknown {
  const isForPeople = error instanceof OperatorError || (error instanceof AppError && !error.reported);
  return isForPeople ? error.message : error;
}
