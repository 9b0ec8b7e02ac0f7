import { OperatorError } from '../errors/operator-error.js';

/** What a program says of stores that hold a migration which it does not know. */
export function newerVersionError(): OperatorError {
  return new OperatorError(
    'These stores were opened by a newer version of Rivalscope: start that version, or restore the backup of before the upgrade.',
  );
}
