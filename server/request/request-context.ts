import type { Language } from '../contract/language/localised.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';
import type { ReportRow } from '../reports/engine/report-query.js';
import type { FirstPartySites } from '../reports/first-party/first-party-metrics.js';
import type { AppError } from '../errors/app-error.js';
import type { Browser } from './browser.js';
import type { ReportAccess } from './report-access.js';
import type { Visitor } from './visitor.js';

/** Context of one request. Created per request, so that users share no state. */
export interface RequestContext extends ReportAccess {
  /** The visitor. Changes with a login. */
  visitor: Visitor;
  /** Set if a guest exceeded the rate limit. Every operation except a log-in throws it. */
  rateLimitError: AppError | null;
  /** Browser state of the request. */
  browser: Browser;
  /** Language of messages. */
  language: Language;
  /** Request id in logs, errors and the query log. */
  requestId: string;
  /** Aborted when the client disconnects. Cancels queries. */
  signal: AbortSignal;
  /** First-party data of accounts, as of this request. */
  firstPartySites: FirstPartySites;
  /** Database of operations that select none. */
  defaultBase: string;
  /** REST call of a report; missing for GraphQL requests. */
  reportCall?: ReportCall;
}

/** REST call whose rows bypass GraphQL, which takes longer per cell than serialization. */
interface ReportCall {
  /** Columns of the rows, which differ for calls of the public API. */
  definition: ReportDefinition;
  /** Columns to read; all by default. */
  columns?: readonly string[];
  /** Reads no rows, only their number and the metadata. */
  countsOnly?: boolean;
  /** Receives these columns of the rows. */
  onRows(this: void, rows: readonly ReportRow[]): void;
}
