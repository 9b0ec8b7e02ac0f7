import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseKeyword } from '../../contract/normalise-keyword.js';
import { normaliseDomain, normalisePath } from '../../reports/engine/normalise-subject.js';
import type { ToolLines } from './tool-definition.js';

/** Characters of one line of a list, at most. */
const maxLineLength = 2048;

/** A list as it was read. */
interface ParsedList {
  /** In the store's forms, no line twice. */
  list: string[];
  /** Numbers of the lines, from 1, that are neither blank nor what the tool takes. */
  invalidLines: number[];
}

/** Reads the lines of a list: blank ones are dropped, and those that name what a line before them named. */
function parseRunList(lines: readonly string[], lineType: ToolLines): ParsedList {
  const unique = new Set<string>();
  const invalidLines: number[] = [];
  for (const [index, input] of lines.entries()) {
    const { line, isInvalid } = parseLine(input, lineType);
    if (isInvalid) invalidLines.push(index + 1);
    if (line !== undefined) unique.add(line);
  }
  return { list: [...unique], invalidLines };
}

/** One line in the store's form; undefined for a blank one, and for one that is not what the tool takes. */
export function parseLine(
  input: string,
  lineType: ToolLines,
): { line: string | undefined; isInvalid: boolean } {
  if (normaliseKeyword(input) === '') return { line: undefined, isInvalid: false };
  const isWellFormed = input.length <= maxLineLength && !input.includes('\0');
  const line = isWellFormed ? normaliseLine(input, lineType) : undefined;
  return { line, isInvalid: line === undefined };
}

function normaliseLine(input: string, lineType: ToolLines): string | undefined {
  if (lineType === 'keywords') return normaliseKeyword(input);
  const domain = normaliseDomain(input);
  if (domain === undefined) return undefined;
  const withoutScheme = input.trim().replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, '');
  const slash = withoutScheme.search(/[/?#]/);
  return domain + normalisePath(slash === -1 ? '/' : withoutScheme.slice(slash));
}

/** Throws InvalidField for a list that the tool cannot take: one with lines that are no pages, or an empty one where it needs one. */
export function requireRunList(
  lines: readonly string[],
  lineType: ToolLines,
  { field = 'list', allowEmpty = false }: { field?: string; allowEmpty?: boolean } = {},
): string[] {
  const { list, invalidLines } = parseRunList(lines, lineType);
  if (invalidLines.length > 0) {
    const lineNumbers = invalidLines.slice(0, 5).join(', ') + (invalidLines.length > 5 ? ' …' : '');
    const what =
      lineType === 'pages'
        ? {
            en: `These lines are no page addresses: ${lineNumbers}.`,
            ru: `Это не адреса страниц, строки ${lineNumbers}.`,
          }
        : {
            en: `These lines are too long or hold a zero character: ${lineNumbers}.`,
            ru: `Слишком длинные строки или строки с нулевым знаком: ${lineNumbers}.`,
          };
    throw new AppError(ErrorCode.InvalidField, { field, what });
  }
  if (list.length === 0 && !allowEmpty) {
    const what = { en: 'The list is empty.', ru: 'Список пуст.' };
    throw new AppError(ErrorCode.InvalidField, { field, what });
  }
  return list;
}
