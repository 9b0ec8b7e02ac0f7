import { longestLine } from '../../../contract/tools/list-limits.js';
import { normaliseKeyword } from '../../../contract/normalise-keyword.js';
import { linesOf } from '../../../contract/tools/text-lines.js';
import type { PlanLimits } from '../../../config/plans.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { readUpload, type UploadedFile } from '../../../request/uploaded-file.js';

/** A list as it is asked with: one text, or a file of it. */
interface AskedList {
  text?: string | null;
  file?: Promise<UploadedFile> | null;
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
 * The lines of a list that hold anything, as they are written.
 * @throws AppError BadRequest for a list that is empty or longer than the tool takes, ListLimit for one that is longer than the
 * plan takes, TooLarge for a file beyond all lists
 */
export async function readToolList({ text, file }: AskedList, bounds: ListBounds): Promise<string[]> {
  const whole = file ? new TextDecoder().decode(await readUpload(file, largestList)) : (text ?? '');
  const lines = filledLines(whole);
  assertBounds(lines.length, bounds);
  return lines;
}

/** The lines of a text that hold anything, each cut to what counts. */
export function filledLines(text: string): string[] {
  return (
    linesOf(text)
      // What is blank is the same in a list of every tool: a sign of no width is nothing to look for.
      .filter((line) => normaliseKeyword(line) !== '')
      .map((line) => (line.length > longestLine ? line.slice(0, longestLine) : line))
  );
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
