import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { saveReading } from '../header-readings.js';
import type { ImportRun } from '../import-run.js';
import { inputTables } from '../source/input-tables.js';
import type { InputTable, Skipped } from '../source/source.js';
import { unknownContentText, type UnknownContent } from '../formats/unknown-content.js';
import { getRejectsPath } from './rejects-file.js';
import { stageFile, type FileDefaults, type StagedFile } from './stage-file.js';

/** A file as specified by the user. */
export interface ImportFile {
  path: string;
  /** Display name. */
  name?: string;
  /** Path for rejected records; next to the file by default. */
  rejectsPath?: string;
}

/** Staged files, and skipped files of archives. */
interface StagedFiles {
  staged: StagedFile[];
  skipped: (Skipped & { name: string })[];
}

interface OpenedFile {
  name: string;
  path: string;
  rejectsPath: string | undefined;
  tables: InputTable[];
}

/**
 * Stages the tables of all files; `defaults` are ordered like the files.
 * @throws AppError BadRequest for a file without any readable table
 */
export async function stageFiles(
  run: ImportRun,
  files: readonly ImportFile[],
  defaults: readonly FileDefaults[],
): Promise<StagedFiles> {
  const result: StagedFiles = { staged: [], skipped: [] };
  const openedFiles: OpenedFile[] = [];
  for (const { path, name = path, rejectsPath } of files) {
    await assertFile(path, name);
    const { tables, skipped } = await inputTables(path, name);
    openedFiles.push({ name, path, rejectsPath, tables });
    result.skipped.push(...skipped.map((skippedFile) => ({ ...skippedFile, name })));
  }
  const reportProgress = createProgressReporter(run, openedFiles);
  for (const [inputIndex, fileDefaults] of defaults.entries()) {
    const file = openedFiles[inputIndex];
    if (!file) continue;
    const previousCount = result.staged.length;
    let unknown: UnknownContent | undefined;
    for (const table of file.tables) {
      run.signal?.throwIfAborted();
      const stagedFile = await stageFile(
        run,
        { ...createInput(file, table), number: result.staged.length, inputIndex },
        fileDefaults,
        reportProgress(file, table),
      );
      if (!('unknown' in stagedFile)) {
        result.staged.push(stagedFile);
        await saveReading(run.stores.postgres, stagedFile.plan);
        continue;
      }
      unknown ??= stagedFile.unknown;
      if (table.entry !== undefined) {
        result.skipped.push({ name: file.name, entry: table.entry, reason: 'unknown' });
      }
    }
    if (result.staged.length === previousCount) throw unknownFormatError(file, unknown);
  }
  return result;
}

function createInput({ name, path, rejectsPath }: OpenedFile, table: InputTable) {
  const explicitRejectsPath = table.entry === undefined ? rejectsPath : undefined;
  return { table, name, rejectsPath: explicitRejectsPath ?? getRejectsPath(path, table.entry) };
}

/** Aggregates the read progress over all files, in bytes on disk. */
function createProgressReporter(run: ImportRun, files: readonly OpenedFile[]) {
  const total = files.flatMap(({ tables }) => tables).reduce((sum, { size }) => sum + size, 0);
  let completed = { bytes: 0, records: 0 };
  let current = { bytes: 0, records: 0 };
  return ({ name }: OpenedFile, { entry, size }: InputTable) => {
    completed = { bytes: completed.bytes + current.bytes, records: completed.records + current.records };
    current = { bytes: size, records: 0 };
    return (bytes: number, records: number) => {
      current = { bytes: size, records };
      run.progress.update({
        phase: 'read',
        file: entry === undefined ? name : `${name}: ${entry}`,
        done: completed.bytes + Math.min(bytes, size),
        total,
        records: completed.records + records,
      });
    };
  };
}

async function assertFile(path: string, name: string): Promise<void> {
  try {
    if ((await stat(path)).isFile()) return;
  } catch (error) {
    throw new AppError(ErrorCode.BadRequest, { what: `${name} cannot be read.` }, { cause: error });
  }
  throw new AppError(ErrorCode.BadRequest, { what: `${name} is not a file.` });
}

function unknownFormatError({ name, tables }: OpenedFile, unknown: UnknownContent | undefined): AppError {
  const file = basename(name);
  const isEmpty = tables.every(({ size }) => size === 0);
  const what: Localised =
    isEmpty || !unknown
      ? { en: `${file} is empty.`, ru: `${file} пуст.` }
      : unknownContentText(file, unknown);
  return new AppError(ErrorCode.BadRequest, { what });
}
