import { OperatorError } from '../errors/operator-error.js';

/** Error for stores with an unknown migration. */
export function newerVersionError(): OperatorError {
  return new OperatorError(
    'These stores were opened by a newer version of Rivalscope: start that version, or restore the backup of before the upgrade.',
  );
}
