import { CombinedGraphQLErrors } from '@apollo/client';
import i18next from 'i18next';
import { requestIdOf } from './error-link.js';

/** An error as a person reads it. */
export interface Fault {
  /** Stable code of the server, as `DOMAIN_NOT_FOUND`; `NETWORK` where it was not reached. */
  code: string;
  message: string;
  requestId?: string;
}

/** Code of a query of a database whose sample data is loading: it did not fail, the page asks again by itself. */
export const sampleLoading = 'SAMPLE_LOADING';

/** What to say of an error of a query. */
export function describeFault(error: Error): Fault {
  const requestId = requestIdOf(error);
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const extensions = first?.extensions ?? {};
    return {
      code: textOf(extensions['code']) ?? 'INTERNAL',
      message: first?.message || i18next.t('unknownFault', { ns: 'states' }),
      requestId: textOf(extensions['requestId']) ?? requestId,
    };
  }
  const unreached = error instanceof TypeError;
  return {
    code: unreached ? 'NETWORK' : 'INTERNAL',
    message: i18next.t(unreached ? 'networkFault' : 'unknownFault', { ns: 'states' }),
    requestId,
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
