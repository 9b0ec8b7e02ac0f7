import type { Config } from '../../config/config.js';
import type { Localised } from '../../contract/language/localised.js';
import type { ListTool } from '../../contract/tools/list-tools.js';
import type { ToolId, ToolPage } from '../../contract/tools/tool-pages.js';
import type { PlanLimits } from '../../config/plan-limits.js';
import type { BaseState } from '../databases/base-catalogue.service.js';
import type { ImportConfig, ImportStores } from '../../ingest/import-run.js';
import type { OutgoingRules } from '../../http-client/outgoing-rules.js';
import type { PageErrorReason } from '../../http-client/page-read-error.js';
import type { ToolOption, ToolOptions } from './tool-options.js';

/** Content of a tool's list. */
export type ToolLines = 'keywords' | 'pages';

/** Validated input of a run. */
export interface ToolInput {
  /** Normalized keywords, or pages as host and path, deduplicated. A subject page comes first. */
  list: readonly string[];
  /** Normalized keywords in addition to the list; missing if there are none. */
  phrases?: readonly string[];
  options: ToolOptions;
}

/** A page whose text could not be fetched. */
export interface FailedPage {
  /** Host and path. */
  page: string;
  reason: PageErrorReason;
}

/**
 * Context of one attempt of a run. Rows that the attempt writes carry the numbers of run and attempt. They become
 * visible only when the attempt completes.
 */
export interface ToolContext {
  /** Numbers of the run and of the attempt. */
  run: number;
  attempt: number;
  base: BaseState;
  input: ToolInput;
  options: ToolOptions;
  stores: ImportStores;
  config: ImportConfig & Pick<Config, 'publicUrl'>;
  /** Outgoing request rules for pages of the list. */
  outgoing: OutgoingRules;
  signal: AbortSignal;
  /** Records a page whose text could not be fetched. */
  reportFailedPage(this: void, page: FailedPage): void;
  /** Reports progress from 0 to 1. */
  reportProgress(this: void, share: number): void;
}

/**
 * A tool with stored runs, declared in one file of `kinds`. Its page, REST calls, task, documentation and access
 * follow from the declaration.
 */
export interface ToolDefinition {
  id: ToolId;
  /** Page with route and title. */
  page: ToolPage;
  /** One sentence about the result of the tool. */
  description: Localised;
  /** Label of the submit button. */
  action: Localised;
  lines: ToolLines;
  /** Maximum lines on any plan. */
  maxLines: number;
  /** Maximum lines on a plan. */
  limit(plan: PlanLimits): number;
  /** Maximum lines with the deep analysis (option `more`). If missing, `maxLines` applies. */
  maxLinesWithDeepAnalysis?: number;
  /** Set if the tool analyses one page. The list may then be empty. `maxPhrases` limits the additional keywords. */
  subjectPage?: { maxPhrases: number };
  /** Daily and monthly quota that counts runs of the tool. If missing, runs are not counted. */
  quota?: ListTool;
  /** Feature that the plan must include. */
  requiredFeature?: keyof Pick<PlanLimits, 'keywordExtension' | 'dictionaryByPage' | 'competitorShare'>;
  options: readonly ToolOption[];
  /** Ids of the result reports in tab order. */
  results: readonly [string, ...string[]];
  /** REST path without `/api`, fixed by docs/public-api.md. */
  restPath: string;
  /** Writes the result; the list is already in `tool_line`. A retry runs as another attempt. */
  run(context: ToolContext): Promise<void>;
}
