import { tabTitle } from '../../contract/pages/catalogued-page.js';
import type { Language } from '../../contract/language/localised.js';
import { findTaskState } from '../../contract/projects/task-states.js';
import { formatPlansIncluding } from '../../config/plan-set.js';
import type { Visitor } from '../../request/visitor.js';
import { requireReport } from '../../reports/report-registry.js';
import { getLineLimit, pageFetchDisabledMessage, getPhraseLimit } from './read-tool-input.js';
import { includesTool } from './tool-access.js';
import type { ToolDefinition } from './tool-definition.js';
import { findTool } from './tool-definitions.js';
import { pageErrorMessages } from './vocabulary/page-error-messages.js';
import type { ToolOptionId } from './tool-options.js';
import type { ToolRunView } from './tool-run-rows.js';
import type { Tool, ToolRun } from './tool.type.js';

/** Maps a tool to its GraphQL type for a visitor. */
export function presentTool(
  tool: ToolDefinition,
  { plan: { limits }, planSet }: Pick<Visitor, 'plan' | 'planSet'>,
  language: Language,
  canFetchPages: boolean,
): Tool {
  return {
    id: tool.id,
    title: tool.page.title[language],
    description: tool.description[language],
    action: tool.action[language],
    lines: tool.lines,
    limit: getLineLimit(tool, limits, false),
    moreLimit: getLineLimit(tool, limits, true),
    takesPage: tool.subjectPage !== undefined,
    phraseLimit: getPhraseLimit(tool, limits),
    includedIn: includesTool(tool, limits)
      ? null
      : formatPlansIncluding(planSet, (otherLimits) => includesTool(tool, otherLimits))[language],
    options: tool.options.map((option) => ({
      id: option.id,
      title: option.title[language],
      description: option.description[language],
      unavailable: option.requiresPageFetch && !canFetchPages ? pageFetchDisabledMessage[language] : null,
      isSwitch: typeof option.default === 'boolean',
      default: Number(option.default),
      oneOf: [...(option.oneOf ?? [])],
      from: option.from ?? null,
      to: option.to ?? null,
      unit: option.unit?.[language] ?? '',
    })),
    results: tool.results.map((reportId) => {
      const { tab, title } = requireReport(reportId);
      return { reportId, title: tabTitle({ title, tab })[language] };
    }),
  };
}

/**
 * Ids of the report columns without values in a run: the number of occurrences in the text of the pages, if no text was
 * read. Its 0 would read as "not in the text".
 */
export function findEmptyColumns({
  tool: id,
  input: { list, options },
  unread,
}: Pick<ToolRunView, 'tool' | 'input' | 'unread'>): string[] {
  const tool = findTool(id);
  if (!tool?.options.some((option) => option.id === 'text')) return [];
  const pagesToRead = tool.subjectPage === undefined ? list.length : 1;
  return options.text === true && unread.length < pagesToRead ? [] : ['in_text'];
}

/** Maps a run to its GraphQL type. */
export function presentToolRun(run: ToolRunView, language: Language): ToolRun {
  const { list, phrases = [] } = run.input;
  const takesPage = findTool(run.tool)?.subjectPage !== undefined;
  return {
    uid: run.id,
    tool: run.tool,
    name: run.name,
    base: run.base,
    state: findTaskState(run.state) ?? 'failed',
    progress: run.progress,
    taskId: run.taskId,
    list: takesPage ? list.slice(1) : [...list],
    page: takesPage ? (list[0] ?? null) : null,
    phrases: [...phrases],
    options: Object.entries(run.input.options).map(([id, value]) => ({
      id: id as ToolOptionId,
      value: Number(value),
    })),
    asked: run.asked,
    found: run.found,
    unknown: run.unknown,
    emptyColumns: findEmptyColumns(run),
    unread: run.unread.map(({ page, reason }) => ({ page, reason: pageErrorMessages[reason][language] })),
    createDate: run.createdAt.toISOString(),
    positionsDate: run.positionsDate,
    positionsRange: run.positionsRange,
    newestDate: run.newestDate,
    isOutdated: run.isOutdated,
    isCancelled: run.isCancelled,
  };
}
