import { ErrorLink } from '@apollo/client/link/error';

const requestIds = new WeakMap<object, string | undefined>();

/** Stores the request id of each failed operation by error object. */
export const errorLink = new ErrorLink(({ error, operation }) => {
  const headers = operation.getContext()['headers'] as Record<string, string> | undefined;
  requestIds.set(error, headers?.['x-request-id']);
});

/** Id of the request that failed with this error, if recorded. */
export function getRequestId(error: object): string | undefined {
  return requestIds.get(error);
}
