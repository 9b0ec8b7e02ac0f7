import { ErrorLink } from '@apollo/client/link/error';

const requestIds = new WeakMap<object, string | undefined>();

/** Remembers the number of the request that an error came from, for errors that do not name it themselves. */
export const errorLink = new ErrorLink(({ error, operation }) => {
  const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
  requestIds.set(error, headers?.['x-request-id']);
});

/** Number of the request that ended in this error, where it is known. */
export function requestIdOf(error: object): string | undefined {
  return requestIds.get(error);
}
