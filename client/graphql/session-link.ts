import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { emitForegroundResponse } from '../lib/foreground-calls.js';
import { markSessionExpired, sessionEndOf, waitForReauthentication } from '../lib/session-end.js';

/** Names of the operations that the page asks for on its own: the server counts them as no activity either. */
const backgroundOperations = new Set(['Viewer', 'Notifications', 'ExportQueue']);

/** What pages are drawn from: its answers say nothing new of the session and its limits. */
const staticOperations = new Set(['Databases', 'ReportMeta', 'TableSettings']);

/**
 * Calls that are refused for a reason that passes are sent again. The session is over: once it goes on, so that what a
 * person looked at or was about to send is not lost. The page's token is out of date, as after a restart: with a new one.
 */
const retryLink = new ErrorLink(({ error, operation, forward }) => {
  const code = codeOf(error);
  const endCode = sessionEndOf(code);
  if (!endCode && code !== 'FORBIDDEN') return undefined;
  if (endCode) markSessionExpired(endCode, { inBackground: isBackground(operation) });
  return new Observable((observer) => {
    const retryAllowed = endCode
      ? waitForReauthentication()
      : import('../lib/csrf-renewal.js').then(({ renewCsrfToken }) => renewCsrfToken());
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

function codeOf(error: unknown): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : undefined;
}

function isBackground({ operationName }: { operationName?: string }): boolean {
  return backgroundOperations.has(operationName ?? '');
}

/** Keeps calls over the end of a session, and tells the frame of those that are answered. */
export const sessionLink = ApolloLink.from([responseLink, retryLink]);
