import type { PlanLimits } from '../../config/plan-limits.js';
import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { requireRunList } from './parse-run-list.js';
import { readToolOptions } from './read-tool-options.js';
import type { ToolInput, ToolDefinition } from './tool-definition.js';
import type { ToolOptions } from './tool-options.js';

/** What a tool is asked, as it was typed. */
export interface RawToolInput {
  /** One per line. */
  list: readonly string[];
  /** The page that it is about, where the tool asks for one. */
  page?: string;
  /** Keywords beside the list. */
  phrases?: readonly string[];
  options: ToolOptions;
}

/** What a tool was asked, within the limits of a plan. Throws InvalidField, ListLimit, BadRequest. */
export function readToolInput(
  tool: ToolDefinition,
  input: RawToolInput,
  limits: PlanLimits,
  canFetchPages: boolean,
): ToolInput {
  const { subjectPage, lines } = tool;
  const options = readToolOptions(tool.options, input.options);
  const unavailable = tool.options.find(
    ({ id, requiresPageFetch }) => requiresPageFetch && options[id] === true,
  );
  if (unavailable && !canFetchPages) {
    throw new AppError(ErrorCode.InvalidField, { field: unavailable.id, what: pageFetchDisabled });
  }
  const page = subjectPage ? requirePage(input.page ?? '') : undefined;
  const list = requireRunList(input.list, lines, { allowEmpty: subjectPage !== undefined });
  const otherLines = list.filter((line) => line !== page);
  const limit = limitOf(tool, limits, options.more === true);
  assertLimit(otherLines.length, limit, toolLimitOf(tool, options.more === true));
  if (page === undefined) return { list, options };
  return { list: [page, ...otherLines], phrases: readPhrases(input.phrases ?? [], tool, limits), options };
}

/** Lines of a list that a tool takes of somebody with a plan; `more`: with the deep analysis. */
export function limitOf(tool: ToolDefinition, limits: PlanLimits, more: boolean): number {
  return Math.min(toolLimitOf(tool, more).max, tool.limit(limits));
}

/** What a tool itself takes, on any plan. */
interface ToolLimit {
  max: number;
  /** Set where it would take more without the deep analysis. */
  maxWithoutDeepAnalysis?: number;
}

function toolLimitOf({ maxLines, maxLinesWithDeepAnalysis }: ToolDefinition, more: boolean): ToolLimit {
  return more && maxLinesWithDeepAnalysis !== undefined
    ? { max: maxLinesWithDeepAnalysis, maxWithoutDeepAnalysis: maxLines }
    : { max: maxLines };
}

/** Throws ListLimit above what a plan takes; where the tool itself takes no more, no plan helps: then BadRequest. */
function assertLimit(lines: number, limit: number, { max, maxWithoutDeepAnalysis }: ToolLimit): void {
  if (lines <= limit) return;
  if (limit < max) throw new AppError(ErrorCode.ListLimit, { limit, given: lines });
  const what =
    maxWithoutDeepAnalysis === undefined
      ? {
          en: `A list here has at most ${max} lines, and ${lines} are given.`,
          ru: `В списке здесь не больше ${max} строк, а указано ${lines}.`,
        }
      : {
          en: `The deep analysis takes at most ${max} pages, without it at most ${maxWithoutDeepAnalysis}, and ${lines} are given.`,
          ru: `Глубокий анализ – не больше ${max} страниц, без него не больше ${maxWithoutDeepAnalysis}, а указано ${lines}.`,
        };
  throw new AppError(ErrorCode.BadRequest, { what });
}

/** Keywords that a tool takes of somebody with a plan beside the list; 0 where it takes none. */
export function phraseLimitOf(tool: ToolDefinition, limits: PlanLimits): number {
  return tool.subjectPage ? Math.min(tool.subjectPage.maxPhrases, tool.limit(limits)) : 0;
}

/** What somebody is told who wants the text of pages from a server that reads none. */
export const pageFetchDisabled: Localised = {
  en: 'This server does not read pages. Its operator can allow it with PAGE_FETCH=on.',
  ru: 'Этот сервер не читает страницы. Разрешить это может его администратор: PAGE_FETCH=on.',
};

function requirePage(input: string): string {
  const [page = ''] = requireRunList([input], 'pages', { field: 'page' });
  return page;
}

function readPhrases(input: readonly string[], tool: ToolDefinition, limits: PlanLimits): string[] {
  const phrases = requireRunList(input, 'keywords', { field: 'phrases', allowEmpty: true });
  const max = tool.subjectPage?.maxPhrases ?? 0;
  assertLimit(phrases.length, phraseLimitOf(tool, limits), { max });
  return phrases;
}
