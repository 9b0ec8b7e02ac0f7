import type { Filter } from '../../contract/filter-language/filter-model.js';
import type { DaySpan } from '../../contract/day-spans.js';
import type { ReportArguments } from './report-argument.js';
import type { ReportDefinition } from './report-definition.js';

/** One key of a sort. */
export interface SortKey {
  column: string;
  direction: 'asc' | 'desc';
}

/** What a report is asked about, in the store's normal forms. */
export interface Subject {
  domain?: string;
  path?: string;
  keyword?: string;
  /** An identifier in the form that tells owners apart, or a domain's name or number. */
  owner?: string;
  /** Id of a group report. */
  group?: string;
  /** Id of a run of a tool. */
  run?: string;
  /** Id of a project of keyword clusters, and one of its folders. */
  project?: string;
  clustering_folder?: number;
}

/** A request for a report that was read and checked; nothing of it can fail for its form any more. */
export interface ParsedQuery {
  /** The report; where changes are counted over some days, with the columns that count them so. */
  definition: ReportDefinition;
  subject: Subject;
  arguments: ReportArguments;
  /** Columns to compute, at least one. */
  columns: readonly string[];
  filter: Filter;
  sort: readonly SortKey[];
  /** How rows stand that tie in it, before their identity decides: the report's own order. */
  ties: readonly SortKey[];
  /** Whether the caller chose another order than the report's own, which a plan may forbid. */
  isCustomSort: boolean;
  page: number;
  perPage: number;
  /** Days over which changes are counted; missing where it is from the previous results, as also in a report without changes. */
  forDay?: DaySpan;
}
