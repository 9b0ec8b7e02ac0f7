import type { PlanLimits } from '../../config/plan-limits.js';
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

/** What a tool was asked, within the limits of a plan. Throws InvalidField, ListLimit, BadRequest. */
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
  assertWithin(given.length, limit, ownLimit(tool, options.more === true));
  if (page === undefined) return { list, options };
  return { list: [page, ...given], phrases: readPhrases(typed.phrases ?? [], tool, limits), options };
}

/** Lines of a list that a tool takes of somebody with a plan; `more`: with the deep analysis. */
export function limitOf(tool: ToolKind, limits: PlanLimits, more: boolean): number {
  return Math.min(ownLimit(tool, more).most, tool.limit(limits));
}

/** What a tool itself takes, on any plan. */
interface OwnLimit {
  most: number;
  /** Set where it would take more without the deep analysis. */
  withoutMore?: number;
}

function ownLimit({ mostLines, mostWithMore }: ToolKind, more: boolean): OwnLimit {
  return more && mostWithMore !== undefined
    ? { most: mostWithMore, withoutMore: mostLines }
    : { most: mostLines };
}

/** Throws ListLimit above what a plan takes; where the tool itself takes no more, no plan helps: then BadRequest. */
function assertWithin(given: number, limit: number, { most, withoutMore }: OwnLimit): void {
  if (given <= limit) return;
  if (limit < most) throw new AppError(ErrorCode.ListLimit, { limit, given });
  const what =
    withoutMore === undefined
      ? {
          en: `A list here has at most ${most} lines, and ${given} are given.`,
          ru: `В списке здесь не больше ${most} строк, а указано ${given}.`,
        }
      : {
          en: `The deep analysis takes at most ${most} pages, without it at most ${withoutMore}, and ${given} are given.`,
          ru: `Глубокий анализ – не больше ${most} страниц, без него не больше ${withoutMore}, а указано ${given}.`,
        };
  throw new AppError(ErrorCode.BadRequest, { what });
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
  const most = tool.ownPage?.mostPhrases ?? 0;
  assertWithin(phrases.length, phraseLimitOf(tool, limits), { most });
  return phrases;
}
