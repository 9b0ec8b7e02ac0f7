import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '../../server/errors/app-error.js';
import { fileError } from '../../server/file-reader/file-error.js';
import {
  read,
  type FileInspection,
  type InspectRequest,
} from '../../server/ingest/inspect/inspect-handler.js';

/** Inspects a file like `inspectFile`, but in this process, because the start of a process takes longer than a file. */
export async function inspectDirectly(
  file: string,
  options: Omit<InspectRequest, 'file'> = {},
): Promise<FileInspection[]> {
  const { size } = await stat(file);
  const request = { file: { path: file, name: path.basename(file), size }, ...options };
  const inspections: FileInspection[] = [];
  try {
    for await (const piece of read(request)) {
      inspections.push(JSON.parse(piece.toString()) as FileInspection);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw fileError(`${request.file.name} cannot be read.`, `Файл ${request.file.name} не читается.`, error);
  }
  return inspections;
}

/** Inspects a file with the given content like `inspectDirectly`. */
export async function inspectText(
  name: string,
  content: string | Buffer,
  options: Omit<InspectRequest, 'file'> = {},
): Promise<FileInspection[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-inspected-'));
  try {
    await writeFile(path.join(folder, name), content);
    return await inspectDirectly(path.join(folder, name), options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
