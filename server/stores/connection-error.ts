import { OperatorError } from '../errors/operator-error.js';

/** A variable that names a server. */
type ServerVariable = 'DATABASE_URL' | 'CLICKHOUSE_URL' | 'SMTP_URL';

const advice: Readonly<Record<ServerVariable, string>> = {
  DATABASE_URL: 'check the address, the password, and who may connect',
  CLICKHOUSE_URL: 'check the address, the user and the password',
  SMTP_URL: 'check the address, the account and the port (587 or 465)',
};

/** What is wrong with a server that is named, and what to do, apart. */
export function describeConnectionError(
  variable: ServerVariable,
  error: unknown,
): { problem: string; advice: string } {
  return { problem: `${variable}: ${messageOf(error)}`, advice: advice[variable] };
}

/** The same as the one line that ends a program, which `npm run doctor` says more of. */
export function connectionError(variable: ServerVariable, error: unknown): OperatorError {
  const { problem, advice: action } = describeConnectionError(variable, error);
  return new OperatorError(`${problem}: ${action} ("npm run doctor" looks at both servers).`, {
    cause: error,
  });
}

/**
 * What went wrong in a few words; of a connection that was tried at several addresses the code alone is told. What the project's
 * client says of an error is for people who read reports: its cause is for who runs the server.
 */
function messageOf(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  if (cause instanceof Error) return messageOf(cause);
  return firstLine(message) || code || 'does not answer';
}

function firstLine(message = ''): string {
  return (message.split('\n')[0] ?? '').slice(0, 300);
}
