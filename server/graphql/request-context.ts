import type { Language } from '../contract/localised.js';
import type DataLoader from 'dataloader';
import type { AppServices } from '../app-services.js';
import type { BaseTotals } from '../modules/databases/base-totals.js';
import type { GenerationCounts } from '../modules/databases/database.service.js';
import type { DatabaseSnapshot } from '../modules/databases/database.type.js';
import type { ReportDependencies } from '../reports/engine/report-dependencies.js';
import type { Browser } from '../request/browser.js';
import type { Visitor } from '../request/visitor.js';
import type { ReportAccess } from './report-access.js';
import type { Services } from './services.js';

/** What a resolver knows of the request it works for. Made anew for each request, so that nothing is shared between people. */
export interface RequestContext extends ReportAccess {
  /** Who makes the request; from a log-in on, who has logged in. */
  visitor: Visitor;
  /** The browser that makes it: what it keeps for us. */
  browser: Browser;
  /** The process's services; each call says who calls. */
  people: AppServices;
  /** Language of texts, by the person's choice or the browser's. */
  language: Language;
  /** Id of the request in logs, errors and the store's query log. */
  requestId: string;
  /** Fires when the client goes away; cancels what runs in the stores. */
  signal: AbortSignal;
  /** Code of the database that a call means which names none. */
  defaultBase: string;
  /** What the report engine works with, bound to this request. */
  reports: ReportDependencies;
  services: Services;
  loaders: Loaders;
}

/** What lists load for their items in one go, once a request. */
export interface Loaders {
  /** Snapshots of a database by its code, newest first. */
  snapshots: DataLoader<string, DatabaseSnapshot[]>;
  /** Rows by table of the newest state of a database by its code; null in an empty one. */
  counts: DataLoader<string, GenerationCounts | null>;
  /** Totals of the newest state of a database by its code; null in an empty one. */
  totals: DataLoader<string, BaseTotals | null>;
}
