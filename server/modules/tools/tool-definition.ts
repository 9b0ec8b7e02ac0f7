import type { Config } from '../../config/config.js';
import type { Localised } from '../../contract/localised.js';
import type { ListTool } from '../../contract/list-tools.js';
import type { ToolId, ToolPage } from '../../contract/tools/tool-pages.js';
import type { PlanLimits } from '../../config/plan-limits.js';
import type { BaseState } from '../databases/base-catalogue.service.js';
import type { ImportConfig, ImportStores } from '../../ingest/import-run.js';
import type { OutgoingRules } from '../../http-client/outgoing-rules.js';
import type { PageErrorReason } from '../../http-client/page-read-error.js';
import type { ToolOption, ToolOptions } from './tool-options.js';

/** What the lines of a tool's list are. */
export type ToolLines = 'keywords' | 'pages';

/** What a tool was given, read and within its limits. */
export interface ToolInput {
  /** Keywords in the store's form, or pages as host and path; no line twice. Where a tool has a page of its own, that goes first. */
  list: readonly string[];
  /** Keywords beside the list, in the store's form; missing where there are none. */
  phrases?: readonly string[];
  options: ToolOptions;
}

/** A page whose text was to be read and could not. */
export interface UnreadPage {
  /** Host and path. */
  page: string;
  reason: PageErrorReason;
}

/** One attempt at a run. Its rows carry its numbers, and nobody reads them before it is whole. */
export interface ToolContext {
  /** Number of the run and of the attempt. */
  run: number;
  attempt: number;
  base: BaseState;
  input: ToolInput;
  options: ToolOptions;
  stores: ImportStores;
  config: ImportConfig & Pick<Config, 'publicUrl'>;
  /** What may be read of pages that the list names. */
  outgoing: OutgoingRules;
  signal: AbortSignal;
  /** Notes a page whose text could not be read. */
  reportUnreadPage(this: void, page: UnreadPage): void;
  /** Says how far it is, from 0 to 1. */
  reportProgress(this: void, share: number): void;
}

/** One tool whose runs are kept, declared in one file of `kinds`: page, calls, task, documents and access follow from it. */
export interface ToolDefinition {
  id: ToolId;
  /** Where it stands, and what it is called. */
  page: ToolPage;
  /** What it answers, in one sentence. */
  description: Localised;
  /** What its button says. */
  action: Localised;
  lines: ToolLines;
  /** Lines of a list on any plan, at most. */
  maxLines: number;
  /** Lines of a list that a plan takes. */
  limit(plan: PlanLimits): number;
  /** Lines with the option `more`, at most; as many as without it where it is missing. */
  maxLinesWithDeepAnalysis?: number;
  /** Set where it is about one page, which is asked for beside the list: the list may be empty, and so many phrases stand beside it. */
  subjectPage?: { maxPhrases: number };
  /** Under which name a plan counts its runs by day and by month; missing where it does not. */
  quota?: ListTool;
  /** The plan must hold it. */
  requiredFeature?: keyof Pick<PlanLimits, 'keywordExtension' | 'dictionaryByPage' | 'competitorShare'>;
  options: readonly ToolOption[];
  /** Ids of the reports that show what a run found, in the order of their tabs. */
  results: readonly [string, ...string[]];
  /** Path of its calls without `/api`, as the public reference has it. */
  restPath: string;
  /** Writes what the run finds; its list stands in `tool_line` already. Begun again it writes into another attempt. */
  run(context: ToolContext): Promise<void>;
}
