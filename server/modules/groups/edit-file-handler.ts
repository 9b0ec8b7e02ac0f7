// Runs in file reader processes.
import { buffer } from 'node:stream/consumers';
import { parseFirstCell } from '../../contract/tools/first-cell.js';
import { splitLines } from '../../contract/tools/text-lines.js';
import { decodeText } from '../../ingest/source/detect-encoding.js';
import { invalidEditPart, parseEditKeywords } from './edit-keywords.js';

/** What the uploaded file is. */
export interface EditFileRequest {
  /** Whether the first cells of a table are read instead of lines. */
  isTable: boolean;
  /** Language of the database. */
  language: string;
}

/** Yields the normalized keywords of a text file in any encoding as JSON. */
export async function* read(
  { isTable, language }: EditFileRequest,
  upload: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const bytes = await buffer(upload);
  const text = await decodeText(bytes);
  // A zero byte indicates a binary file, regardless of the extension.
  if (text.includes('\0')) throw invalidEditPart('file', wrongFileTypeMessage);
  const lines = splitLines(text);
  const keywords = parseEditKeywords(isTable ? lines.map(parseFirstCell) : lines, 'file', language);
  yield Buffer.from(JSON.stringify(keywords));
}

/** Message for a file that is not a text. */
export const wrongFileTypeMessage = {
  en: 'Choose a file of the type txt or csv.',
  ru: 'Выберите файл типа txt или csv.',
};
