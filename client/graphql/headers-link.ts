import { SetContextLink } from '@apollo/client/link/context';
import { csrfToken } from '../lib/document-meta.js';
import { newRequestId } from '../lib/request-id.js';

/** Every request says the language of the page, proves that it comes from it, and carries the number that its errors are found by. */
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
