import { OperatorError } from '../errors/operator-error.js';

/** Environment variable with the address of a server. */
type ServerVariable = 'DATABASE_URL' | 'CLICKHOUSE_URL' | 'SMTP_URL';

const advice: Readonly<Record<ServerVariable, string>> = {
  DATABASE_URL: 'check the address, the password, and who may connect',
  CLICKHOUSE_URL: 'check the address, the user and the password',
  SMTP_URL: 'check the address, the account and the port (587 or 465)',
};

/** Problem and suggested action for a server that is unreachable. */
export function describeConnectionError(
  variable: ServerVariable,
  error: unknown,
): { problem: string; advice: string } {
  return { problem: `${variable}: ${getRootMessage(error)}`, advice: advice[variable] };
}

/** One-line fatal error with the problem, the suggested action and a reference to `npm run doctor`. */
export function connectionError(variable: ServerVariable, error: unknown): OperatorError {
  const { problem, advice: action } = describeConnectionError(variable, error);
  return new OperatorError(`${problem}: ${action} ("npm run doctor" checks both servers).`, {
    cause: error,
  });
}

/** Short message of the root cause. A connection that was tried at several addresses has only an error code. */
function getRootMessage(error: unknown): string {
  const { message, code, cause } = error as { message?: string; code?: string; cause?: unknown };
  if (cause instanceof Error) return getRootMessage(cause);
  return firstLine(message) || code || 'does not respond';
}

function firstLine(message = ''): string {
  return (message.split('\n')[0] ?? '').slice(0, 300);
}
