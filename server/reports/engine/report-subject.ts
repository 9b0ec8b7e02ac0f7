import type { ListTool } from '../../contract/tools/list-tools.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { ParsedQuery, Subject } from './parsed-query.js';
import type { PositionsDates } from '../../contract/reports/positions-range.js';
import type { ReportDefinition } from './report-definition.js';
import type { ReportQuery } from './report-query.js';
import type { Viewer } from './viewer.js';

/** The state of a subject for one request. Its rows are immutable at this state. */
export interface SubjectState {
  /** Code of the base that the subject belongs to. */
  base: string;
  /** Display name, for file names. */
  name?: string;
  /** ASCII names of the domains with side-by-side columns (`Column.ofDomain`). */
  domains?: readonly string[];
  /** Ids of columns without values in this state. Files omit them unless they are requested. */
  emptyColumns?: readonly string[];
  /** Viewer whose limits apply; the caller if missing. */
  viewer?: Viewer;
  /** Dates of the results that its rows come from; those of the base if missing. */
  dates?: PositionsDates;
  /** SQL parameters that select the rows. They also identify the state in the cache of row counts. */
  parameters: Readonly<Record<string, QueryParameter>>;
}

/** An opened report, as counted by the daily quota and recorded in the history. */
export interface QuotaEvent {
  /** Id of the report or summary. */
  report: string;
  /** The subject in normal form. Report, base and subject together count once a day. */
  subject: string;
  /** Id of the report as which the event is counted; the event's own `report` if missing. */
  countedAs?: string;
  /** Identifies the requested rows, so that repeating a request is not counted. Missing for summaries. */
  view?: string;
  /** Domain or keyword, for plans that limit the number of analysed subjects. */
  analysed: string;
  /** Tool with limits per day and month. */
  tool?: ListTool;
  /** Code of the base. */
  base: string;
  /** The subject in display form. */
  displayName: string;
  /** Path of the report's page in the browser. */
  path: string;
}

/**
 * A kind of subject. The engine contains the subjects that a database has (basic-subjects.ts); the composition root
 * registers the others in `ReportDependencies.subjects`, bound to the services of their module.
 */
export interface ReportSubject {
  /**
   * Parses the subject into normal form.
   * @throws AppError BadRequest if it is missing, DomainNotFound if it is invalid
   */
  parse(this: void, query: ReportQuery, definition: ReportDefinition): Subject;
  /**
   * Finds the state to read and checks that the viewer may read it. Missing for subjects that every viewer may read.
   * @throws AppError NotFound, NotReady
   */
  authorize?(
    this: void,
    query: ReportQuery,
    definition: ReportDefinition,
    viewer: Viewer,
  ): Promise<SubjectState>;
  /** Event for quota and history. Missing for subjects whose reports are not counted. */
  createQuotaEvent?(this: void, query: ParsedQuery, base: string): QuotaEvent | undefined;
}

/** Subjects by the name that report definitions declare. */
export type ReportSubjects = Readonly<Record<string, ReportSubject>>;
