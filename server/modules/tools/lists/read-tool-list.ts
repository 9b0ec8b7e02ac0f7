import { longestLine } from '../../../contract/tools/list-limits.js';
import { normaliseKeyword } from '../../../contract/normalise-keyword.js';
import { linesOf } from '../../../contract/tools/text-lines.js';
import type { PlanLimits } from '../../../config/plan-limits.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { mapInTurns } from '../../../reports/words/in-turns.js';
import { readUpload, type SentFile } from '../../../request/uploaded-file.js';

/** A list as it is asked with: one text, or a file of it. */
interface AskedList {
  text?: string | null;
  file?: SentFile | null;
}

/** How long a list may be. */
interface ListBounds {
  /** Lines that the tool takes on any plan. */
  most: number;
  /** The plan of who asks. */
  plan: Pick<PlanLimits, 'plainListLines'>;
}

/** A file of the longest list, with long lines. */
const largestList = { bytes: 32 * 1024 * 1024, text: '32 MB' };

/**
 * The lines of a list that hold anything, as keywords in the store's form. Throws where the signal gives it up.
 * @throws AppError BadRequest for a list that is empty or longer than the tool takes, ListLimit for one that is longer than the
 * plan takes, TooLarge for a file beyond all lists
 */
export async function readToolList(
  { text, file }: AskedList,
  bounds: ListBounds,
  signal?: AbortSignal,
): Promise<string[]> {
  const whole = file ? new TextDecoder().decode(await readUpload(file, largestList)) : (text ?? '');
  const lines = (await mapInTurns(linesOf(whole), keywordOf, signal)).filter(isFilled);
  assertBounds(lines.length, bounds);
  return lines;
}

/** The lines of a text that hold anything, as keywords in the store's form. */
export function filledLines(text: string): string[] {
  return linesOf(text).map(keywordOf).filter(isFilled);
}

/** A line as a keyword, cut to what counts; blank for one that holds nothing to look for, as a sign of no width. */
function keywordOf(line: string): string {
  return normaliseKeyword(line.length > longestLine ? line.slice(0, longestLine) : line);
}

function isFilled(line: string): boolean {
  return line !== '';
}

/** @throws AppError BadRequest, ListLimit */
export function assertBounds(given: number, { most, plan: { plainListLines } }: ListBounds): void {
  if (given === 0) throw new AppError(ErrorCode.BadRequest, { what: emptyList });
  if (plainListLines !== null && given > plainListLines) {
    throw new AppError(ErrorCode.ListLimit, { limit: plainListLines, given });
  }
  if (given <= most) return;
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: `A list here has at most ${most} lines, and ${given} are given.`,
      ru: `В списке здесь не больше ${most} строк, а указано ${given}.`,
    },
  });
}

const emptyList = { en: 'The list is empty.', ru: 'Список пуст.' };
