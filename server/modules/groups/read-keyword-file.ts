import { maxEditFileKb } from '../../contract/group-edits.js';
import { parseFirstCell } from '../../contract/tools/first-cell.js';
import { splitLines } from '../../contract/tools/text-lines.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { detectEncoding } from '../../ingest/source/text-encoding.js';
import { createFileLimit, readUpload, type IncomingFile } from '../../request/uploaded-file.js';

/**
 * Lines of a text file, or the first column of a table, in any encoding.
 * @throws AppError TooLarge above the limit, InvalidField for other file types, BadRequest for an interrupted upload
 */
export async function readKeywordFile(upload: IncomingFile): Promise<string[]> {
  const { filename = '' } = await upload.promise;
  const [, type] = /\.(txt|csv)$/i.exec(filename) ?? [];
  if (type === undefined) throw createWrongTypeError();
  const bytes = await readUpload(upload, createFileLimit(maxEditFileKb));
  const text = new TextDecoder(detectEncoding(bytes)).decode(bytes);
  // A zero byte indicates a binary file, regardless of the extension.
  if (text.includes('\0')) throw createWrongTypeError();
  const lines = splitLines(text);
  return type.toLowerCase() === 'csv' ? lines.map(parseFirstCell) : lines;
}

function createWrongTypeError(): AppError {
  return new AppError(ErrorCode.InvalidField, {
    field: 'file',
    what: { en: 'Choose a file of the type txt or csv.', ru: 'Выберите файл типа txt или csv.' },
  });
}
