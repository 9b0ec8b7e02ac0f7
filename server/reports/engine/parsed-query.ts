import type { Filter } from '../../contract/filter-language/filter-model.js';
import type { DaySpan } from '../../contract/reports/day-spans.js';
import type { ReportArguments } from './report-argument.js';
import type { ReportDefinition } from './report-definition.js';

/** One sort key. */
export interface SortKey {
  column: string;
  direction: 'asc' | 'desc';
}

/** The subject of a report in normal form. */
export interface Subject {
  domain?: string;
  path?: string;
  keyword?: string;
  /** A canonical owner identifier, or a domain name or id. */
  owner?: string;
  /** Parameters of a registered subject (report-subject.ts). */
  [parameter: string]: string | number | undefined;
}

/** A parsed and validated request. */
export interface ParsedQuery {
  /** The definition for this base and comparison period. */
  definition: ReportDefinition;
  subject: Subject;
  arguments: ReportArguments;
  /** Columns to compute, at least one. */
  columns: readonly string[];
  filter: Filter;
  /** Whether the filter compares bids as integers (`ReportQuery.filtersRounded`). */
  filtersRounded?: boolean | undefined;
  sort: readonly SortKey[];
  /** Order of ties, before the row identity decides: the report's default order. */
  ties: readonly SortKey[];
  /** Whether the sort differs from the default, which a plan may forbid. */
  isCustomSort: boolean;
  page: number;
  perPage: number;
  /** Days of the comparison period; missing for a comparison with the previous results. */
  forDay?: DaySpan;
}
