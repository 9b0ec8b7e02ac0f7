import { SetContextLink } from '@apollo/client/link/context';
import { csrfToken } from '../lib/document-meta.js';
import { newRequestId } from '../lib/request-id.js';

/** Adds the page language, the CSRF token and a request id to every request. */
export const headersLink = new SetContextLink((previous) => {
  const token = csrfToken();
  return {
    headers: {
      ...(previous['headers'] as Record<string, string> | undefined),
      'accept-language': document.documentElement.lang,
      'x-request-id': newRequestId(),
      ...(token ? { 'x-csrf-token': token } : {}),
    },
  };
});
