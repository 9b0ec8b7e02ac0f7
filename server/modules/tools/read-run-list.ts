import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { normaliseDomain, normalisePath } from '../../reports/engine/normalise-subject.js';
import type { ToolLines } from './tool-kind.js';

/** Characters of one line of a list, at most. */
const longestLine = 2048;

/** A list as it was read. */
interface ReadList {
  /** In the store's forms, no line twice. */
  list: string[];
  /** Numbers of the lines, from 1, that are neither blank nor what the tool takes. */
  faults: number[];
}

/** Reads the lines of a list: blank ones are dropped, and those that name what a line before them named. */
function readRunList(lines: readonly string[], of: ToolLines): ReadList {
  const seen = new Set<string>();
  const faults: number[] = [];
  for (const [index, typed] of lines.entries()) {
    const { line, isFault } = checkedLine(typed, of);
    if (isFault) faults.push(index + 1);
    if (line !== undefined) seen.add(line);
  }
  return { list: [...seen], faults };
}

/** One line in the store's form; undefined for a blank one, and for one that is not what the tool takes. */
export function checkedLine(typed: string, of: ToolLines): { line: string | undefined; isFault: boolean } {
  if (normaliseKeyword(typed) === '') return { line: undefined, isFault: false };
  const isSound = typed.length <= longestLine && !typed.includes('\0');
  const line = isSound ? formOf(typed, of) : undefined;
  return { line, isFault: line === undefined };
}

function formOf(typed: string, of: ToolLines): string | undefined {
  if (of === 'keywords') return normaliseKeyword(typed);
  const domain = normaliseDomain(typed);
  if (domain === undefined) return undefined;
  const withoutScheme = typed.trim().replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, '');
  const slash = withoutScheme.search(/[/?#]/);
  return domain + normalisePath(slash === -1 ? '/' : withoutScheme.slice(slash));
}

/** Throws InvalidField for a list that the tool cannot take: one with lines that are no pages, or an empty one where it needs one. */
export function checkedRunList(
  lines: readonly string[],
  of: ToolLines,
  { field = 'list', mayBeEmpty = false }: { field?: string; mayBeEmpty?: boolean } = {},
): string[] {
  const { list, faults } = readRunList(lines, of);
  if (faults.length > 0) {
    const named = faults.slice(0, 5).join(', ') + (faults.length > 5 ? ' …' : '');
    const what =
      of === 'pages'
        ? {
            en: `These lines are no page addresses: ${named}.`,
            ru: `Это не адреса страниц, строки ${named}.`,
          }
        : {
            en: `These lines are too long or hold a zero character: ${named}.`,
            ru: `Слишком длинные строки или строки с нулевым знаком: ${named}.`,
          };
    throw new AppError(ErrorCode.InvalidField, { field, what });
  }
  if (list.length === 0 && !mayBeEmpty) {
    const what = { en: 'The list is empty.', ru: 'Список пуст.' };
    throw new AppError(ErrorCode.InvalidField, { field, what });
  }
  return list;
}
