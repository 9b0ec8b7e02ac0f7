import type { SearchEngine } from '../../contract/search-engine.js';
import type { QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import type { ThemeForms } from '../words/theme-words.js';
import type { WordParameters } from '../words/word-parameters.js';
import type { ClusteringState } from './clustering/clustering-state.js';
import type { GroupVersion } from './group/group-version.js';
import type { FirstPartyMetrics } from './first-party/first-party-metrics.js';
import type { ReportArguments } from './report-argument.js';
import type { RunResult } from './run/tool-runs.js';

/** Where a report's rows come from: static SQL whose values are `{name:Type}` placeholders (bind-subject.ts lists them). */
export interface Source {
  name: string;
  /** A generation table, or a subquery in parentheses. */
  from: string;
  /** Conditions that select the report's own rows, joined by AND; empty for a subquery that has them inside. */
  where: readonly string[];
  /** Column names that make a row unique; rows that tie are ordered by them. */
  identity: readonly string[];
  /** More of each row, by name, looked up by key after the rows are chosen where sort and filter allow. */
  attributes?: Readonly<Record<string, SourceAttributes>>;
  /** Values of placeholders that this source alone has. */
  parameters?: Readonly<Record<string, QueryParameter>>;
  /** Words whose forms are the values of further placeholders. */
  words?: WordParameters;
  /** Column that holds each row's position, where rows have one: rows beyond a viewer's depth are cut by it. */
  position?: string;
  /** Condition that keeps rows to `{deepest_position:UInt8}`, where that is more than a comparison with `position`. */
  withinDepth?: string;
  /** Total of the domain that is this report's number of rows before any filter. */
  rowCount?: keyof DomainTotals;
}

/** Which keys attributes are asked for. */
export interface KeyRestriction {
  /** SQL of the condition: `IN …` or `GLOBAL IN …`, to be put after a column. */
  within: string;
  /** Whether they are the few of one page, which are worth a way that is short for few only. */
  isSmallSet: boolean;
}

/** What is joined to the source's rows by a key. Columns of several that one report asks for have different names. */
export interface SourceAttributes {
  /** SELECT of one row a key, for the asked keys or for all. */
  select(this: void, keys: KeyRestriction | undefined): string;
  /** The column of the selected rows that holds the key. */
  key: string;
  /** The column of the source's rows that holds it. */
  rowKey: string;
  /** Columns of the source's rows that attributes are computed with, with their types: they are carried to the lookup. */
  carried: Readonly<Record<string, string>>;
  /** Whether a join reads only the keys that the source's rows have: for a table much larger than they are. */
  restricted?: boolean;
}

/** Totals of one domain in a generation, read before or beside a report on it. */
export interface DomainTotals {
  domainId: number;
  name: string;
  /** Keywords in the top 50: rows of the keyword report. */
  it50: number;
  /** Pages with a position. */
  pages: number;
  /** Lost keywords. */
  lost: number;
  /** Keywords of which the base has no whole result page, so that nobody else's position is known. */
  pageless: number;
  /** Paid keywords, and different ads. */
  adkeyscnt: number;
  adscnt: number;
}

/** What a source may choose its form by. */
export interface SourceContext {
  arguments: ReportArguments;
  engine: SearchEngine;
  /** Totals of the subject; reports with `needs: ['domainTotals']` always have it. */
  domain?: DomainTotals;
  /** Keywords with a result page in the base; reports with `needs: ['baseKeywords']` always have it. */
  baseKeywords?: number;
  /** Keywords of the subject's page; reports with `needs: ['pageKeywords']` always have it. */
  pageKeywords?: number;
  /** Words of the domain's keywords that are forms of each other; reports with `needs: ['themeForms']` always have it. */
  themeForms?: ThemeForms;
  /** What the viewer's account imported of the subject; missing in reports that do not show it. */
  firstPartyMetrics?: readonly FirstPartyMetrics[];
  /** The version that a view of a group report reads. */
  group?: GroupVersion;
  /** The project of keyword clusters that is read. */
  clustering?: ClusteringState;
  /** What the run found that is read. */
  run?: RunResult;
  /** Totals of the domains that each argument of the type `domainList` names, in its order. */
  listed?: ListedDomains;
}

/** Domains by the argument that names them. */
export type ListedDomains = Readonly<Record<string, readonly DomainTotals[]>>;
