import type { Language } from '../../contract/localised.js';
import { taskStateOf } from '../../contract/task-states.js';
import type { Plan } from '../../config/plans.js';
import { reportOf } from '../../reports/report-registry.js';
import type { ToolKind } from './tool-kind.js';
import type { ToolOptionId } from './tool-options.js';
import type { ReadToolRun } from './tool-run-rows.js';
import type { Tool, ToolRun } from './tool.type.js';

/** A tool as GraphQL shows it to somebody with a plan. */
export function presentTool(tool: ToolKind, { limits }: Pick<Plan, 'limits'>, language: Language): Tool {
  return {
    id: tool.id,
    title: tool.page.title[language],
    description: tool.description[language],
    action: tool.action[language],
    lines: tool.lines,
    limit: Math.min(tool.mostLines, tool.limit(limits)),
    isHeld: tool.right === undefined || limits[tool.right],
    options: tool.options.map((option) => ({
      id: option.id,
      title: option.title[language],
      description: option.description[language],
      isSwitch: typeof option.default === 'boolean',
      default: Number(option.default),
      oneOf: [...(option.oneOf ?? [])],
      from: option.from ?? null,
      to: option.to ?? null,
      unit: option.unit?.[language] ?? '',
    })),
    results: tool.results.map((reportId) => {
      const { tab, title } = reportOf(reportId);
      return { reportId, title: (tab?.shortTitle ?? title)[language] };
    }),
  };
}

/** A run as GraphQL shows it to the person who made it. */
export function presentToolRun(run: ReadToolRun): ToolRun {
  return {
    uid: run.id,
    tool: run.tool,
    name: run.name,
    base: run.base,
    state: taskStateOf(run.state) ?? 'failed',
    progress: run.progress,
    taskId: run.taskId,
    list: [...run.input.list],
    options: Object.entries(run.input.options).map(([id, value]) => ({
      id: id as ToolOptionId,
      value: Number(value),
    })),
    asked: run.asked,
    found: run.found,
    unknown: run.unknown,
    createDate: run.createdAt.toISOString(),
    positionsDate: run.positionsDate,
    newestDate: run.newestDate,
    isOutdated: run.isOutdated,
  };
}
