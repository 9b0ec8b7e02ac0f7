import { CombinedGraphQLErrors } from '@apollo/client';
import i18next from 'i18next';
import { getRequestId } from './error-link.js';

/** A user-facing error. */
export interface ErrorMessage {
  /** Stable error code of the server, for example `DOMAIN_NOT_FOUND`; `NETWORK` if it was unreachable. */
  code: string;
  message: string;
  requestId?: string;
}

/** Error code while the sample data of a database loads. The page refetches when the load is complete. */
export const sampleLoadingCode = 'SAMPLE_LOADING';

/** Converts a query error to a user-facing error. */
export function toUserError(error: Error): ErrorMessage {
  const requestId = getRequestId(error);
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const extensions = first?.extensions ?? {};
    return {
      code: asText(extensions['code']) ?? 'INTERNAL',
      message: first?.message || i18next.t('unknownFault', { ns: 'states' }),
      requestId: asText(extensions['requestId']) ?? requestId,
    };
  }
  const isUnreachable = error instanceof TypeError;
  return {
    code: isUnreachable ? 'NETWORK' : 'INTERNAL',
    message: i18next.t(isUnreachable ? 'networkFault' : 'unknownFault', { ns: 'states' }),
    requestId,
  };
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
