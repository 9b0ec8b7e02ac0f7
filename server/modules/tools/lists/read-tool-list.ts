import { maxLineChars } from '../../../contract/tools/list-limits.js';
import { normaliseKeyword } from '../../../contract/normalise-keyword.js';
import { linesOf } from '../../../contract/tools/text-lines.js';
import type { PlanLimits } from '../../../config/plan-limits.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { mapYielding } from '../../../reports/words/map-yielding.js';
import { readUpload, type IncomingFile } from '../../../request/uploaded-file.js';

/** A list as it is asked with: one text, or a file of it. */
interface ListSource {
  text?: string | null;
  file?: IncomingFile | null;
}

/** How long a list may be. */
interface ListLimits {
  /** Lines that the tool takes on any plan. */
  maxLines: number;
  /** The plan of who asks. */
  plan: Pick<PlanLimits, 'plainListLines'>;
}

/** A file of the longest list, with long lines. */
const maxListFile = { bytes: 32 * 1024 * 1024, text: '32 MB' };

/**
 * The lines of a list that hold anything, as keywords in the store's form. Throws where the signal gives it up.
 * @throws AppError BadRequest for a list that is empty or longer than the tool takes, ListLimit for one that is longer than the
 * plan takes, TooLarge for a file beyond all lists
 */
export async function readToolList(
  { text, file }: ListSource,
  limits: ListLimits,
  signal?: AbortSignal,
): Promise<string[]> {
  const content = file ? new TextDecoder().decode(await readUpload(file, maxListFile)) : (text ?? '');
  const lines = (await mapYielding(linesOf(content), toKeyword, signal)).filter(isFilled);
  assertListLength(lines.length, limits);
  return lines;
}

/** The lines of a text that hold anything, as keywords in the store's form. */
export function filledLines(text: string): string[] {
  return linesOf(text).map(toKeyword).filter(isFilled);
}

/** A line as a keyword, cut to what counts; blank for one that holds nothing to look for, as a sign of no width. */
function toKeyword(line: string): string {
  return normaliseKeyword(line.length > maxLineChars ? line.slice(0, maxLineChars) : line);
}

function isFilled(line: string): boolean {
  return line !== '';
}

/** @throws AppError BadRequest, ListLimit */
export function assertListLength(count: number, { maxLines, plan: { plainListLines } }: ListLimits): void {
  if (count === 0) throw new AppError(ErrorCode.BadRequest, { what: emptyList });
  if (plainListLines !== null && count > plainListLines) {
    throw new AppError(ErrorCode.ListLimit, { limit: plainListLines, given: count });
  }
  if (count <= maxLines) return;
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: `A list here has at most ${maxLines} lines, and ${count} are given.`,
      ru: `В списке здесь не больше ${maxLines} строк, а указано ${count}.`,
    },
  });
}

const emptyList = { en: 'The list is empty.', ru: 'Список пуст.' };
