import { toUserError } from '../../graphql/transport/to-user-error.js';

/** Exceeded limit: daily reports, daily objects, a page that needs an account, or another plan limit. */
export type LimitKind = 'reports' | 'analysis' | 'login' | 'other';

const kindsByCode: Readonly<Record<string, LimitKind>> = {
  DEMO_LIMIT: 'reports',
  ANALYSIS_LIMIT: 'analysis',
  AUTHORIZATION_REQUIRED: 'login',
  REPORT_RESTRICTED: 'other',
};

/** Kind of limit that caused a query error; undefined for other errors. */
export function getLimitKind(error: Error | undefined): LimitKind | undefined {
  return error && kindsByCode[toUserError(error).code];
}
