import type { SearchEngine } from '../../contract/reports/search-engine.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { ThemeForms } from '../words/theme-words.js';
import type { WordParameters } from '../words/word-parameters.js';
import type { ReportArguments } from './report-argument.js';

/** A SQL statement with its parameters. */
export interface Statement {
  sql: string;
  parameters: Readonly<Record<string, QueryParameter>>;
}

/** Source of a report's rows: static SQL with `{name:Type}` placeholders (listed at `bindSubject`). */
export interface Source {
  name: string;
  /** A generation table, or a subquery in parentheses. */
  from: string;
  /** Conditions joined by AND; empty for a subquery that contains them. */
  where: readonly string[];
  /** Columns that identify a row, used to order ties. */
  identity: readonly string[];
  /** Additional columns by attribute name, joined after the rows are selected if sort and filter allow. */
  attributes?: Readonly<Record<string, SourceAttributes>>;
  /** Parameters of this source only. */
  parameters?: Readonly<Record<string, QueryParameter>>;
  /** Words whose forms become parameters. */
  words?: WordParameters;
  /** Position column; rows beyond the viewer's maximum are filtered by it. */
  position?: string;
  /** SQL condition that is used instead of comparing `position` with `{deepest_position:UInt8}`. */
  withinDepth?: string;
  /** Domain total that equals the row count without a filter. */
  rowCount?: keyof DomainTotals;
}

/** Restriction of attributes to a set of keys. */
export interface KeyRestriction {
  /** SQL condition to append to a column: `IN …` or `GLOBAL IN …`. */
  inClauseSql: string;
  /** Whether the keys are the small set of one page, which allows a faster lookup. */
  isSmallSet: boolean;
}

/** Columns joined by key. Names must be unique among the attributes of a report. */
export interface SourceAttributes {
  /** SELECT with one row per key, optionally restricted. */
  select(this: void, keys: KeyRestriction | undefined): string;
  /** Key column of the SELECT. */
  key: string;
  /** Key column of the source rows. */
  rowKey: string;
  /** Source columns, with types, that the attribute expressions need. */
  carried: Readonly<Record<string, string>>;
  /**
   * Whether the joined SELECT is restricted to the keys of the source rows, for tables much larger than the source.
   */
  restricted?: boolean;
}

/** Totals of a domain in a generation. */
export interface DomainTotals {
  domainId: number;
  name: string;
  /** Keywords in the top 50, which equals the row count of the keyword report. */
  it50: number;
  /** Pages with a position. */
  pages: number;
  /** Lost keywords. */
  lost: number;
  /** Keywords without full search results. */
  pageless: number;
  /** Paid keywords and distinct ads. */
  adkeyscnt: number;
  adscnt: number;
  /** Date of the results of most keywords, the number of newer ones, the range, and most of the previous results. */
  checkedOn: string;
  newerKeywords: number;
  oldestCheckedOn: string;
  newestCheckedOn: string;
  previousCheckedOn: string;
  /** The same for paid keywords. */
  adsCheckedOn: string;
  adsNewerKeywords: number;
  adsOldestCheckedOn: string;
  adsNewestCheckedOn: string;
}

/** Context that a source may depend on. Report extensions add fields by declaration merging. */
export interface SourceContext {
  arguments: ReportArguments;
  engine: SearchEngine;
  /** Totals of the subject, set with `needs: ['domainTotals']`. */
  domain?: DomainTotals;
  /** Keywords with search results, set with `needs: ['baseKeywords']`. */
  baseKeywords?: number;
  /** Keywords of the subject's page, set with `needs: ['pageKeywords']`. */
  pageKeywords?: number;
  /** Word forms of the domain's keywords, set with `needs: ['themeForms']`. */
  themeForms?: ThemeForms;
  /** Parameters of a registered subject (`SubjectState.parameters`). */
  subjectParameters?: Readonly<Record<string, QueryParameter>>;
  /** Domains of each `domainList` argument, in order. */
  listedDomains?: ListedDomains;
}

/** Domains by argument name. */
export type ListedDomains = Readonly<Record<string, readonly DomainTotals[]>>;
