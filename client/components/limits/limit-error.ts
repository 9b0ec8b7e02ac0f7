import { toUserError } from '../../graphql/to-user-error.js';

/** What a visitor has run into: the reports or objects of a day, a page for people with an account, or another cut of the plan. */
export type LimitKind = 'reports' | 'analysis' | 'login' | 'other';

const kinds: Readonly<Record<string, LimitKind>> = {
  DEMO_LIMIT: 'reports',
  ANALYSIS_LIMIT: 'analysis',
  AUTHORIZATION_REQUIRED: 'login',
  REPORT_RESTRICTED: 'other',
};

/** Which limit an error of a query tells of; undefined where it is about something else. */
export function limitOf(error: Error | undefined): LimitKind | undefined {
  return error && kinds[toUserError(error).code];
}
