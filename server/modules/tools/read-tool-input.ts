import type { PlanLimits } from '../../config/plan-limits.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { formatCount } from '../../errors/format-count.js';
import { createListTooLongError } from '../../errors/list-errors.js';
import { requireRunList } from './parse-run-list.js';
import type { ToolInput, ToolDefinition } from './tool-definition.js';
import type { ToolOptions, ToolOption } from './tool-options.js';

/** Input of a tool as submitted. */
export interface RawToolInput {
  list: readonly string[];
  /** Page that the run is about, if the tool needs one. */
  page?: string;
  /** Keywords in addition to the list. */
  phrases?: readonly string[];
  options: ToolOptions;
  /** Language of the database. */
  language?: string;
}

/** Validates the input of a tool against the limits of a plan. Throws InvalidField, ListLimit, BadRequest. */
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
    throw new AppError(ErrorCode.InvalidField, { field: unavailable.id, what: pageFetchDisabledMessage });
  }
  const page = subjectPage ? requirePage(input.page ?? '') : undefined;
  const list = requireRunList(input.list, lines, {
    allowEmpty: subjectPage !== undefined,
    language: input.language,
  });
  const otherLines = list.filter((line) => line !== page);
  const limit = getLineLimit(tool, limits, options.more === true);
  assertLimit(otherLines.length, limit, getToolLimit(tool, options.more === true));
  if (page === undefined) return { list, options };
  return { list: [page, ...otherLines], phrases: readPhrases(input, tool, limits), options };
}

/** Maximum lines of a list on a plan, with or without the deep analysis. */
export function getLineLimit(tool: ToolDefinition, limits: PlanLimits, isDeepAnalysis: boolean): number {
  return Math.min(getToolLimit(tool, isDeepAnalysis).max, tool.limit(limits));
}

/** Limit of the tool itself, on any plan. */
interface ToolLimit {
  max: number;
  /** Set if the limit is higher without the deep analysis. */
  maxWithoutDeepAnalysis?: number;
}

function getToolLimit(
  { maxLines, maxLinesWithDeepAnalysis }: ToolDefinition,
  isDeepAnalysis: boolean,
): ToolLimit {
  return isDeepAnalysis && maxLinesWithDeepAnalysis !== undefined
    ? { max: maxLinesWithDeepAnalysis, maxWithoutDeepAnalysis: maxLines }
    : { max: maxLines };
}

/**
 * Throws ListLimit above the plan's limit. Throws BadRequest if the limit is that of the tool, because no plan raises
 * it.
 */
function assertLimit(lines: number, limit: number, { max, maxWithoutDeepAnalysis }: ToolLimit): void {
  if (lines <= limit) return;
  if (limit < max) throw new AppError(ErrorCode.ListLimit, { limit, given: lines });
  if (maxWithoutDeepAnalysis === undefined) throw createListTooLongError(max, lines);
  const deepMax = formatCount(max);
  const otherMax = formatCount(maxWithoutDeepAnalysis);
  const count = formatCount(lines);
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: `The deep analysis accepts at most ${deepMax.en} pages (${otherMax.en} without it); the list has ${count.en}.`,
      ru: `Глубокий анализ – не больше ${deepMax.ru} страниц, без него не больше ${otherMax.ru}, а указано ${count.ru}.`,
    },
  });
}

/** Maximum keywords in addition to the list; 0 if the tool accepts none. */
export function getPhraseLimit(tool: ToolDefinition, limits: PlanLimits): number {
  return tool.subjectPage ? Math.min(tool.subjectPage.maxPhrases, tool.limit(limits)) : 0;
}

/** Error for reading page texts on a server with page fetching disabled. */
export const pageFetchDisabledMessage: Localised = {
  en: 'Page fetching is disabled on this server. The operator can enable it with PAGE_FETCH=on.',
  ru: 'Этот сервер не читает страницы. Разрешить это может его администратор: PAGE_FETCH=on.',
};

function requirePage(input: string): string {
  const [page = ''] = requireRunList([input], 'pages', { field: 'page' });
  return page;
}

function readPhrases(
  { phrases: lines = [], language }: RawToolInput,
  tool: ToolDefinition,
  limits: PlanLimits,
): string[] {
  const phrases = requireRunList(lines, 'keywords', { field: 'phrases', allowEmpty: true, language });
  const max = tool.subjectPage?.maxPhrases ?? 0;
  assertLimit(phrases.length, getPhraseLimit(tool, limits), { max });
  return phrases;
}

/** Resolves the options of a run with defaults for missing ones. Throws InvalidField. */
function readToolOptions(options: readonly ToolOption[], values: ToolOptions): ToolOptions {
  return Object.fromEntries(options.map((option) => [option.id, readOptionValue(option, values[option.id])]));
}

function readOptionValue(option: ToolOption, input: number | boolean | undefined): number | boolean {
  if (input === undefined) return option.default;
  const { id, oneOf, from = -Infinity, to = Infinity } = option;
  if (typeof input === 'boolean') return input;
  if (oneOf && !oneOf.includes(input)) {
    throw invalid(id, {
      en: `${id} must be one of ${oneOf.join(', ')}.`,
      ru: `${id} – одно из: ${oneOf.join(', ')}.`,
    });
  }
  if (input < from || input > to) {
    throw invalid(id, { en: `${id} must be from ${from} to ${to}.`, ru: `${id} – от ${from} до ${to}.` });
  }
  return input;
}

function invalid(field: string, message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: message });
}
