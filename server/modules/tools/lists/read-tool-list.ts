import { maxLineChars } from '../../../contract/tools/list-limits.js';
import { normaliseKeyword } from '../../../contract/formatting/normalise-keyword.js';
import { splitLines } from '../../../contract/tools/text-lines.js';
import type { PlanLimits } from '../../../config/plan-limits.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { mapYielding } from '../../../reports/words/map-yielding.js';
import { readUpload, type IncomingFile } from '../../../request/uploaded-file.js';

/** A list as text or as a file. */
interface ListSource {
  text?: string | null;
  file?: IncomingFile | null;
}

/** Limits of a list. */
interface ListLimits {
  /** Lines that the tool accepts on any plan. */
  maxLines: number;
  /** Plan of the user. */
  plan: Pick<PlanLimits, 'plainListLines'>;
}

/** Large enough for the longest list with long lines. */
const maxListFile = { bytes: 32 * 1024 * 1024, text: '32 MB' };

/**
 * Reads the non-blank lines of a list as normalized keywords. Throws when aborted.
 * @throws AppError BadRequest for an empty or too long list, ListLimit above the plan's limit, TooLarge for an
 *   oversized file
 */
export async function readToolList(
  { text, file }: ListSource,
  limits: ListLimits,
  signal?: AbortSignal,
): Promise<string[]> {
  const content = file ? new TextDecoder().decode(await readUpload(file, maxListFile)) : (text ?? '');
  const lines = (await mapYielding(splitLines(content), toKeyword, signal)).filter(isFilled);
  assertListLength(lines.length, limits);
  return lines;
}

/** Parses the non-blank lines of a text as normalized keywords. */
export function parseKeywordLines(text: string): string[] {
  return splitLines(text).map(toKeyword).filter(isFilled);
}

/** Normalizes a line and truncates it; empty if nothing searchable is left. */
function toKeyword(line: string): string {
  return normaliseKeyword(line.length > maxLineChars ? line.slice(0, maxLineChars) : line);
}

function isFilled(line: string): boolean {
  return line !== '';
}

/** @throws AppError BadRequest, ListLimit */
export function assertListLength(count: number, { maxLines, plan: { plainListLines } }: ListLimits): void {
  if (count === 0) throw new AppError(ErrorCode.BadRequest, { what: emptyListMessage });
  if (plainListLines !== null && count > plainListLines) {
    throw new AppError(ErrorCode.ListLimit, { limit: plainListLines, given: count });
  }
  if (count <= maxLines) return;
  throw new AppError(ErrorCode.BadRequest, {
    what: {
      en: `The list can have at most ${maxLines} lines; it has ${count}.`,
      ru: `В списке может быть не больше ${maxLines} строк, а указано ${count}.`,
    },
  });
}

const emptyListMessage = { en: 'The list is empty.', ru: 'Список пуст.' };
