import type { Language, Localised } from '../../contract/language/localised.js';
import type { RequestSlots } from '../../load-control/request-slots.js';
import type { ClickHouseStore, QueryOptions } from '../../stores/clickhouse/clickhouse-store.js';
import type { ParsedQuery } from './parsed-query.js';
import type { ReportDefinition } from './report-definition.js';
import type { Source, SourceContext } from './report-source.js';
import type { ReportSubjects } from './report-subject.js';
import type { Viewer } from './viewer.js';
import type { BaseFact } from '../../contract/reports/base-facts.js';
import type { SearchEngine } from '../../contract/reports/search-engine.js';
import type { PublishedSnapshot } from './baseline-comparison.js';

/** External dependencies of a report run. */
export interface ReportDependencies {
  clickhouse: ClickHouseStore;
  bases: ReportBases;
  /** Registered subjects; missing in background jobs. */
  subjects?: ReportSubjects;
  /** Registered extensions by name; missing in background jobs. */
  extensions?: Readonly<Record<string, ReportExtension>>;
  /** Cancels the running queries. */
  signal?: AbortSignal;
  /** Request id for the ClickHouse log. */
  requestId?: string;
  /** Language of the region name; Russian by default, as in campaign files. */
  language?: Language;
  /** Scheduling handle of the request; missing in background jobs. */
  requestSlots?: RequestSlots;
}

/** Adds private data of the viewer's account to the reports that declare the extension. */
export interface ReportExtension {
  /** Reads the data that the viewer may see. */
  read(this: void, query: ParsedQuery, base: ReportBase, viewer: Viewer): Promise<ExtensionState>;
}

/** Private data of the viewer's account for one request. */
export interface ExtensionState {
  /** The definition for this viewer, such as without private columns. */
  definition: ReportDefinition;
  /** Context for the source of the report. */
  context: Partial<SourceContext>;
  /** Whether the rows contain private data, which must not enter shared caches. */
  hasData: boolean;
  /** Adds the private columns to the source. */
  extendSource(this: void, source: Source): Source;
  /** Notes for the user about the data. */
  createNotes(this: void, deps: ReportDependencies): Promise<Localised[]>;
}

/** Query options of a request: cancellation, log tag and scheduling. */
export function requestOptions(
  { signal, requestId, requestSlots }: ReportDependencies,
  operation: string,
): Pick<QueryOptions, 'signal' | 'tag' | 'requestSlots'> {
  return { signal, tag: { operation, requestId }, requestSlots };
}

/**
 * Options of a query that depends on nothing but its generation, SQL and parameters, so that its result can be
 * cached.
 */
export function generationOptions(
  deps: ReportDependencies,
  operation: string,
  { id, generation }: ReportBase,
): Pick<QueryOptions, 'signal' | 'tag' | 'requestSlots' | 'generation'> {
  return { ...requestOptions(deps, operation), generation: { base: id, number: generation } };
}

/** The state of a base, read once per request so that all its queries use the same generation. */
export interface ReportBase {
  id: number;
  code: string;
  engine: SearchEngine;
  /** Language of the keywords, ISO 639-1. */
  lng: string;
  /** Currency of costs, ISO 4217. */
  currency: string;
  /** English name. */
  name: string;
  /** Russian name, such as `Яндекс Москва`. */
  caption: string;
  /** The published generation, 0 for an empty base. */
  generation: number;
  /** Dates of the newest results, the previous results and the newest volumes; null if there are none. */
  positionsDate: string | null;
  previousDate: string | null;
  volumesDate: string | null;
  /** Optional data that the base has. */
  facts: readonly BaseFact[];
}

/** Provides the bases to the report engine. */
interface ReportBases {
  /**
   * The base with this code, or the default base.
   * @throws AppError UnknownBase
   */
  byCode(code?: string): Promise<ReportBase>;
  /** Published snapshots of a base, by date. */
  snapshots(base: ReportBase): Promise<readonly PublishedSnapshot[]>;
}
