import { splitLines } from '../../../contract/tools/text-lines.js';
import type { PlanLimits } from '../../../config/plan-limits.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import { formatCount } from '../../../errors/format-count.js';
import { createListTooLongError } from '../../../errors/list-errors.js';
import { readFileInProcess } from '../../../file-reader/read-file.js';
import { interactiveLimits } from '../../../file-reader/read-limits.js';
import { mapYielding } from '../../../reports/words/map-yielding.js';
import { readUpload, type IncomingFile } from '../../../request/uploaded-file.js';
import type { ListPiece, ListRequest } from './list-handler.js';
import { normaliseLine } from './normalise-line.js';

const handler = new URL('./list-handler', import.meta.url);

/** A list as text or as a file. */
interface ListSource {
  text?: string | null;
  file?: IncomingFile | null;
  /** Language of the database of the list, ISO 639-1. */
  language?: string;
}

/** The client that sent the list. */
interface ListReader {
  /** Scheduling key of the client. */
  key: string;
  signal: AbortSignal;
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
 * Reads the non-blank lines of a list as normalized keywords. A file is read in a process of its own. Throws when
 * aborted.
 * @throws AppError BadRequest for an empty or too long list, ListLimit above the plan's limit, TooLarge for an
 *   oversized file, Overloaded
 */
export async function readToolList(
  { text, file, language }: ListSource,
  limits: ListLimits,
  reader: ListReader,
): Promise<string[]> {
  if (file) return readListFile(file, language, limits, reader);
  const lines = await parseKeywordLines(text ?? '', { language, signal: reader.signal });
  assertListLength(lines.length, limits);
  return lines;
}

async function readListFile(
  file: IncomingFile,
  language: string | undefined,
  limits: ListLimits,
  { key, signal }: ListReader,
): Promise<string[]> {
  const upload = await readUpload(file, maxListFile);
  const { filename: name = '' } = await file.promise;
  // Further lines are only counted for the error message.
  const maxLines = Math.min(limits.maxLines, limits.plan.plainListLines ?? limits.maxLines);
  const lines: string[] = [];
  let total = 0;
  const request = { handler, input: { maxLines, language }, upload, name, signal };
  for await (const piece of readFileInProcess<ListRequest>(request, { limits: interactiveLimits, key })) {
    const part = JSON.parse(piece.toString()) as ListPiece;
    for (const line of part.lines) lines.push(line);
    total = part.count;
  }
  assertListLength(total, limits);
  return lines;
}

/**
 * Parses the non-blank lines of a text as normalized keywords in a language, and yields to the event loop in between.
 * Throws when aborted.
 * @throws AppError BadRequest for too many lines
 */
export async function parseKeywordLines(
  text: string,
  { language, signal }: { language?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<string[]> {
  if (hasTooManyLines(text)) throw new AppError(ErrorCode.BadRequest, { what: tooManyLinesMessage });
  const normalise = (line: string) => normaliseLine(line, language);
  return (await mapYielding(splitLines(text), normalise, signal)).filter(isFilled);
}

/** Above the longest list, for blank and duplicate lines. */
const maxTextLines = 1_200_000;

/** Stops at the limit, because splitting the 24 million lines of a body takes seconds. */
function hasTooManyLines(text: string): boolean {
  return ['\n', '\r'].some((lineBreak) => {
    let lines = 1;
    for (let at = text.indexOf(lineBreak); at !== -1; at = text.indexOf(lineBreak, at + 1)) {
      if (++lines > maxTextLines) return true;
    }
    return false;
  });
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
  if (count > maxLines) throw createListTooLongError(maxLines, count);
}

const formattedMax = formatCount(maxTextLines);
const tooManyLinesMessage = {
  en: `A list can have at most ${formattedMax.en} lines, including blank ones.`,
  ru: `В списке может быть не больше ${formattedMax.ru} строк вместе с пустыми.`,
};

const emptyListMessage = { en: 'The list is empty.', ru: 'Список пуст.' };
