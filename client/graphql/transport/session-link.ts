import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { emitForegroundResponse } from '../../lib/requests/foreground-calls.js';
import {
  markSessionExpired,
  parseSessionErrorCode,
  waitForReauthentication,
} from '../../lib/session/session-end.js';

/** Polled operations, which neither the client nor the server counts as user activity. */
const backgroundOperations = new Set(['Viewer', 'Notifications', 'ExportQueue']);

/** Operations that never affect session or limits. */
const staticOperations = new Set(['Databases', 'ReportMeta', 'TableSettings']);

/**
 * Retries requests after recoverable errors: an expired session after re-authentication, an outdated CSRF token after
 * its renewal.
 */
const retryLink = new ErrorLink(({ error, operation, forward }) => {
  const code = getErrorCode(error);
  const endCode = parseSessionErrorCode(code);
  if (!endCode && code !== 'FORBIDDEN') return undefined;
  if (endCode) markSessionExpired(endCode, { inBackground: isBackground(operation) });
  return new Observable((observer) => {
    const retryAllowed = endCode
      ? waitForReauthentication()
      : import('../../lib/session/csrf-renewal.js').then(({ renewCsrfToken }) => renewCsrfToken());
    const abortController = new AbortController();
    void retryAllowed.then((canRetry) => {
      if (abortController.signal.aborted) return;
      if (!canRetry) return observer.error(error);
      const call = forward(operation).subscribe(observer);
      abortController.signal.addEventListener('abort', () => call.unsubscribe());
    });
    return () => abortController.abort();
  });
});

const responseLink = new ApolloLink(
  (operation, forward) =>
    new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => {
          observer.next(result);
          if (!isBackground(operation) && !staticOperations.has(operation.operationName ?? '')) {
            emitForegroundResponse();
          }
        },
        error: (error: unknown) => observer.error(error),
        complete: () => observer.complete(),
      }),
    ),
);

function getErrorCode(error: unknown): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;
}

function isBackground({ operationName }: { operationName?: string }): boolean {
  return backgroundOperations.has(operationName ?? '');
}

/** Retries requests after session expiry and reports foreground responses. */
export const sessionLink = ApolloLink.from([responseLink, retryLink]);
