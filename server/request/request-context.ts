import type { Language } from '../contract/localised.js';
import type { ReportRow } from '../reports/engine/report-query.js';
import type { AppError } from '../errors/app-error.js';
import type { Browser } from './browser.js';
import type { ReportAccess } from './report-access.js';
import type { Visitor } from './visitor.js';

/** What a call knows of the request it works for. Made anew for each request, so that nothing is shared between people. */
export interface RequestContext extends ReportAccess {
  /** Who makes the request; from a log-in on, who has logged in. */
  visitor: Visitor;
  /** Set where a guest has called too often: everything but logging in is refused with it. */
  rateLimitError: AppError | null;
  /** The browser that makes it: what it keeps for us. */
  browser: Browser;
  /** Language of texts, by the person's choice or the browser's. */
  language: Language;
  /** Id of the request in logs, errors and the store's query log. */
  requestId: string;
  /** Fires when the client goes away; cancels what runs in the stores. */
  signal: AbortSignal;
  /** Code of the database that a call means which names none. */
  defaultBase: string;
  /**
   * Set by a call that writes the rows of a report itself, with all columns: a page has a thousand cells, and GraphQL takes
   * longer over each than it takes to write it.
   */
  onRows?: (rows: readonly ReportRow[]) => void;
}
