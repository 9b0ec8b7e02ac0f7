import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { normaliseTypedKeyword } from '../../contract/formatting/normalise-keyword.js';
import { normaliseDomain, normalisePath } from '../../reports/engine/normalise-subject.js';
import { unwrapRedirect } from '../../reports/page-identity.js';
import type { ToolLines } from './tool-definition.js';

const maxLineLength = 2048;

/** A parsed list. */
interface ParsedList {
  /** Normalized lines without duplicates. */
  list: string[];
  /** 1-based numbers of invalid lines that are not blank. */
  invalidLines: number[];
}

/** Parses the lines of a list; drops blank and duplicate ones. */
function parseRunList(lines: readonly string[], lineType: ToolLines, language?: string): ParsedList {
  const unique = new Set<string>();
  const invalidLines: number[] = [];
  for (const [index, input] of lines.entries()) {
    const { line, isInvalid } = parseLine(input, lineType, language);
    if (isInvalid) invalidLines.push(index + 1);
    if (line !== undefined) unique.add(line);
  }
  return { list: [...unique], invalidLines };
}

/** Normalizes one line; undefined for blank and invalid lines. */
export function parseLine(
  input: string,
  lineType: ToolLines,
  language?: string,
): { line: string | undefined; isInvalid: boolean } {
  if (normaliseTypedKeyword(input) === '') return { line: undefined, isInvalid: false };
  const isWellFormed = input.length <= maxLineLength && !input.includes('\0');
  const line = isWellFormed ? normaliseLine(input, lineType, language) : undefined;
  return { line, isInvalid: line === undefined };
}

function normaliseLine(input: string, lineType: ToolLines, language?: string): string | undefined {
  if (lineType === 'keywords') return normaliseTypedKeyword(input, language);
  const domain = normaliseDomain(input);
  if (domain === undefined) return undefined;
  const withoutScheme = unwrapRedirect(input.trim()).replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, '');
  const slash = withoutScheme.search(/[/?#]/);
  return domain + normalisePath(slash === -1 ? '/' : withoutScheme.slice(slash));
}

interface RunListOptions {
  field?: string;
  allowEmpty?: boolean;
  /** Language of the database. */
  language?: string | undefined;
}

/**
 * Parses a list.
 * @throws AppError InvalidField for invalid lines, or for an empty list where one is required
 */
export function requireRunList(
  lines: readonly string[],
  lineType: ToolLines,
  { field = 'list', allowEmpty = false, language }: RunListOptions = {},
): string[] {
  const { list, invalidLines } = parseRunList(lines, lineType, language);
  if (invalidLines.length > 0) {
    const lineNumbers = invalidLines.slice(0, 5).join(', ') + (invalidLines.length > 5 ? ' …' : '');
    const message =
      lineType === 'pages'
        ? {
            en: `These lines are not page URLs: ${lineNumbers}.`,
            ru: `Это не адреса страниц, строки ${lineNumbers}.`,
          }
        : {
            en: `These lines are too long or contain a zero character: ${lineNumbers}.`,
            ru: `Слишком длинные строки или строки с нулевым знаком: ${lineNumbers}.`,
          };
    throw new AppError(ErrorCode.InvalidField, { field, what: message });
  }
  if (list.length === 0 && !allowEmpty) {
    const message = { en: 'The list is empty.', ru: 'Список пуст.' };
    throw new AppError(ErrorCode.InvalidField, { field, what: message });
  }
  return list;
}
