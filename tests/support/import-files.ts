import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importFiles, type ImportOptions } from '../../server/ingest/import-files.js';
import type { ImportSummary } from '../../server/ingest/import-summary.js';
import type { TestStores } from './stores.js';

export type FileContents = Readonly<Record<string, string | Buffer>>;

let folders = 0;

/** Writes files into a new folder and returns their paths in order. */
export async function writeFiles(stores: TestStores, contents: FileContents): Promise<string[]> {
  const folder = path.join(stores.config.dataDir, `input-${++folders}`);
  await mkdir(folder);
  const paths: string[] = [];
  for (const [name, content] of Object.entries(contents)) {
    paths.push(path.join(folder, name));
    await writeFile(path.join(folder, name), content);
  }
  return paths;
}

/** Imports files with the given contents, as the import command does. */
export async function importContents(
  stores: TestStores,
  contents: FileContents,
  options: Omit<ImportOptions, 'files'> = {},
): Promise<ImportSummary> {
  const paths = await writeFiles(stores, contents);
  return importFiles(stores, stores.config, { ...options, files: paths.map((file) => ({ path: file })) });
}

/** Checksums of many packed histories exceed the limit of requests on a loaded machine. */
export const withoutTimeout = { max_execution_time: 0 };

/** Rows of a table in the published generation of a database. */
export async function publishedRows<Row>(stores: TestStores, code: string, select: string): Promise<Row[]> {
  const [base]: { id: number; generation: number }[] = await stores.postgres.query(
    'SELECT id, generation FROM base WHERE code = $1',
    [code],
  );
  const { rows } = await stores.clickhouse.query<Row>(select, {
    parameters: { base: base?.id ?? 0, generation: base?.generation ?? 0 },
    settings: withoutTimeout,
  });
  return [...rows];
}

/** Generation filter of every report query. */
export const published = 'base = {base:UInt16} AND generation = {generation:UInt32}';
