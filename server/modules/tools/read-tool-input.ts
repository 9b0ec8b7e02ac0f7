import type { PlanLimits } from '../../config/plans.js';
import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { checkedRunList } from './read-run-list.js';
import { readToolOptions } from './read-tool-options.js';
import type { ToolInput, ToolKind } from './tool-kind.js';
import type { ToolOptions } from './tool-options.js';

/** What a tool is asked, as it was typed. */
export interface TypedToolInput {
  /** One per line. */
  list: readonly string[];
  /** The page that it is about, where the tool asks for one. */
  page?: string;
  /** Keywords beside the list. */
  phrases?: readonly string[];
  options: ToolOptions;
}

/** What a tool was asked, within the limits of a plan. Throws InvalidField, ListLimit. */
export function readToolInput(
  tool: ToolKind,
  typed: TypedToolInput,
  limits: PlanLimits,
  readsPages: boolean,
): ToolInput {
  const { ownPage, lines } = tool;
  const options = readToolOptions(tool.options, typed.options);
  const forbidden = tool.options.find(({ id, needsPages }) => needsPages && options[id] === true);
  if (forbidden && !readsPages) {
    throw new AppError(ErrorCode.InvalidField, { field: forbidden.id, what: pagesNotRead });
  }
  const page = ownPage ? checkedOwnPage(typed.page ?? '') : undefined;
  const list = checkedRunList(typed.list, lines, { mayBeEmpty: ownPage !== undefined });
  const given = list.filter((line) => line !== page);
  const limit = limitOf(tool, limits, options.more === true);
  if (given.length > limit) throw new AppError(ErrorCode.ListLimit, { limit, given: given.length });
  if (page === undefined) return { list, options };
  return { list: [page, ...given], phrases: readPhrases(typed.phrases ?? [], tool, limits), options };
}

/** Lines of a list that a tool takes of somebody with a plan; `more`: with the deep analysis. */
export function limitOf(tool: ToolKind, limits: PlanLimits, more: boolean): number {
  const { mostLines, mostWithMore = mostLines } = tool;
  return Math.min(more ? mostWithMore : mostLines, tool.limit(limits));
}

/** Keywords that a tool takes of somebody with a plan beside the list; 0 where it takes none. */
export function phraseLimitOf(tool: ToolKind, limits: PlanLimits): number {
  return tool.ownPage ? Math.min(tool.ownPage.mostPhrases, tool.limit(limits)) : 0;
}

/** What somebody is told who wants the text of pages from a server that reads none. */
export const pagesNotRead: Localised = {
  en: 'This server does not read pages. Its operator can allow it with PAGE_FETCH=on.',
  ru: 'Этот сервер не читает страницы. Разрешить это может его администратор: PAGE_FETCH=on.',
};

function checkedOwnPage(typed: string): string {
  const [page = ''] = checkedRunList([typed], 'pages', { field: 'page' });
  return page;
}

function readPhrases(typed: readonly string[], tool: ToolKind, limits: PlanLimits): string[] {
  const phrases = checkedRunList(typed, 'keywords', { field: 'phrases', mayBeEmpty: true });
  const limit = phraseLimitOf(tool, limits);
  if (phrases.length > limit) throw new AppError(ErrorCode.ListLimit, { limit, given: phrases.length });
  return phrases;
}
