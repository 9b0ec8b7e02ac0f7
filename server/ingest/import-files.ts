import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ColumnMapping } from './column-mapping.js';
import type { ResultsOf } from './formats/import-format.js';
import { asImport } from './import-job.js';
import { silentProgress, type ImportProgress } from './import-progress.js';
import { ask, type ImportConfig, type ImportRun, type ImportStores } from './import-run.js';
import {
  domainExportsOf,
  resultsOfFiles,
  type DomainExports,
  type SaidOfResults,
} from './load/domain-exports.js';
import { loadHosts } from './load/load-hosts.js';
import { nameReadableHosts } from './load/name-readable-hosts.js';
import type { SnapshotPart } from './load/load-snapshot.js';
import { cleanUpImports } from './publish/clean-up-imports.js';
import { updateBase } from './publish/update-base.js';
import { asciiDomains } from './staging/ascii-domains.js';
import { countRecords } from './staging/count-records.js';
import { rejectsPathOf, writeRejects } from './staging/rejects-file.js';
import { stageFile, type FileDefaults, type InputFile, type StagedFile } from './staging/stage-file.js';
import { createStaging, stagingTableOf } from './staging/staging-table.js';

/** What records are where they do not say it. */
interface RecordDefaults extends SaidOfResults {
  /** Code of the base; the default base without it. */
  base?: string;
  /** ISO date; today without it. */
  date?: string;
  /** Of files whose rows have no host. */
  domain?: string;
  /** How tables are read that no reader knows. */
  mapping?: ColumnMapping;
}

/** A file to import. What it says of its own records goes before what is said of all files. */
export interface FileToImport extends RecordDefaults {
  path: string;
  /** What a person calls it. */
  name?: string;
  /** Where rejected records go; beside the file without it. */
  rejectsPath?: string;
}

/** What to import. */
export interface ImportOptions extends RecordDefaults {
  files: readonly FileToImport[];
  signal?: AbortSignal;
}

/** What became of an import. */
export interface ImportSummary {
  /** Records that were taken, rejected, and read in all. */
  taken: number;
  rejected: number;
  records: number;
  /** Rows that the taken records became: `taken = stored + duplicates + outsideDepth`. */
  stored: number;
  /** Results and ads beyond position 50, among the taken records: counted, not stored. */
  outsideDepth: number;
  /** Taken records that say again what another one of them says: the same keyword and page, ad or site. */
  duplicates: number;
  keywords: number;
  domains: number;
  snapshots: { base: string; date: string; results: number }[];
  /** Codes of the bases whose reports changed; empty where the files said nothing new. */
  changed: string[];
  files: {
    name: string;
    format: string;
    /** Undefined where the file holds no results. */
    of: ResultsOf | undefined;
    rejected: number;
    rejectsPath: string | undefined;
  }[];
}

/**
 * Imports files of search results and keywords: reads them into a staging table, writes new versions of the snapshots that they
 * speak of, derives the next generation of each base and publishes it. Reports show all of it or nothing, whenever it ends.
 * @throws AppError BadRequest for a file that is none of the formats or unknown options, Cancelled when the signal is aborted
 */
export async function importFiles(
  stores: ImportStores,
  config: ImportConfig,
  options: ImportOptions,
  progress: ImportProgress = silentProgress,
): Promise<ImportSummary> {
  const defaults = await defaultsOf(stores, options);
  await cleanUpImports(stores);
  const names = options.files.map(({ path, name }) => basename(name ?? path));
  return asImport({ stores, config, progress, signal: options.signal }, names, (run, connection) =>
    runImport(run, connection, options, defaults),
  );
}

async function runImport(
  run: ImportRun,
  connection: QueryRunner,
  options: ImportOptions,
  defaults: readonly FileDefaults[],
): Promise<ImportSummary> {
  await createStaging(run.stores.clickhouse, run.id);
  const staged = await stageFiles(run, options, defaults);
  const files: ImportSummary['files'] = [];
  await asciiDomains(run);
  const said = options.files.map(({ of = options.of, complete = options.complete }) => ({ of, complete }));
  const resultsOf = await resultsOfFiles(run, staged, said);
  for (const one of staged) {
    const rejected = await writeRejects(run, one);
    files.push({
      name: one.file.name,
      format: one.plan.recognised.format.name,
      of: resultsOf.get(one.file.number),
      rejected,
      rejectsPath: rejected > 0 ? one.file.rejectsPath : undefined,
    });
  }
  const summary = { ...(await totalsOf(run, staged)), files };
  const parts = await partsOf(run, domainExportsOf(resultsOf, said));
  await loadHosts(run.stores.clickhouse, stagingTableOf(run.id), run.signal);
  await nameReadableHosts(run.stores.clickhouse, run.signal);
  const changed: string[] = [];
  for (const code of [...new Set(parts.map((part) => part.code))].toSorted()) {
    const ofBase = parts
      .filter((part) => part.code === code)
      .toSorted((a, b) => a.date.localeCompare(b.date));
    if (await updateBase(run, connection, ofBase)) changed.push(code);
  }
  return {
    ...summary,
    changed,
    snapshots: parts.map(({ code, date, organic }) => ({ base: code, date, results: organic })),
  };
}

async function stageFiles(
  run: ImportRun,
  { files }: ImportOptions,
  defaults: readonly FileDefaults[],
): Promise<StagedFile[]> {
  const sizes = await Promise.all(files.map(({ path, name }) => sizeOf(path, name ?? path)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const staged: StagedFile[] = [];
  let before = { bytes: 0, records: 0 };
  for (const [number, ofFile] of defaults.entries()) {
    const { path = '', name, rejectsPath } = files[number] ?? {};
    run.signal?.throwIfAborted();
    const file: InputFile = {
      number,
      path,
      name: name ?? path,
      rejectsPath: rejectsPath ?? rejectsPathOf(path),
    };
    let here = 0;
    const tell = (bytes: number, records: number) => {
      here = records;
      run.progress.update({
        phase: 'read',
        file: file.name,
        done: before.bytes + bytes,
        total,
        records: before.records + records,
      });
    };
    staged.push(await stageFile(run, file, ofFile, tell));
    before = { bytes: before.bytes + (sizes[number] ?? 0), records: before.records + here };
  }
  return staged;
}

async function sizeOf(path: string, name: string): Promise<number> {
  try {
    const found = await stat(path);
    if (found.isFile()) return found.size;
  } catch (error) {
    throw new AppError(ErrorCode.BadRequest, { what: `${name} cannot be read.` }, { cause: error });
  }
  throw new AppError(ErrorCode.BadRequest, { what: `${name} is not a file.` });
}

/** Of each file, in their order. */
async function defaultsOf(
  { postgres }: ImportStores,
  { files, base, date, domain, mapping }: ImportOptions,
): Promise<FileDefaults[]> {
  const rows: { code: string }[] = await postgres.query('SELECT code FROM base ORDER BY priority, id');
  const bases = rows.map(({ code }) => code);
  return files.map((file) =>
    checkedDefaults(bases, {
      base: file.base ?? base,
      date: file.date ?? date,
      domain: file.domain ?? domain,
      mapping: file.mapping ?? mapping,
    }),
  );
}

function checkedDefaults(
  bases: readonly string[],
  { base, date, domain, mapping }: RecordDefaults,
): FileDefaults {
  const code = base?.toLowerCase() ?? bases[0];
  if (code === undefined || !bases.includes(code)) {
    throw new AppError(ErrorCode.BadRequest, {
      what: `There is no database ${base ?? ''}. There are ${bases.join(', ')}. To add one: npm run add-database -- ${base ?? 'CODE'} --name "Google Dallas".`,
    });
  }
  if (date !== undefined && !isDate(date)) {
    throw new AppError(ErrorCode.BadRequest, { what: `${date} is not a date like 2026-11-01.` });
  }
  if (domain !== undefined && !/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain)) {
    throw new AppError(ErrorCode.BadRequest, { what: `${domain} is not a domain.` });
  }
  return {
    base: code,
    bases,
    date: new Date().toISOString().slice(0, 10),
    givenDate: date,
    givenBase: base?.toLowerCase(),
    domain,
    mapping,
  };
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
}

async function totalsOf(run: ImportRun, staged: readonly StagedFile[]) {
  const { records, taken, outside, stored, keywords, domains } = await countRecords(run);
  const early = staged.reduce((sum, one) => sum + one.early.length, 0);
  return {
    records: records + early,
    taken,
    rejected: records - taken + early,
    stored,
    outsideDepth: outside,
    duplicates: taken - stored - outside,
    keywords,
    domains,
  };
}

async function partsOf(run: ImportRun, exports: DomainExports): Promise<SnapshotPart[]> {
  const rows: { id: number; code: string }[] = await run.stores.postgres.query('SELECT id, code FROM base');
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  const parts = await ask<Omit<SnapshotPart, 'base' | 'exports'>>(
    run,
    `SELECT toString(base) AS code, toString(date) AS date, countIf(kind = 1) AS organic, countIf(kind = 1 AND file IN {exports:Array(UInt32)}) AS own, countIf(kind = 2) AS ads, countIf(kind = 3) AS keywords, countIf(kind = 4) AS sites
     FROM ${stagingTableOf(run.id)} WHERE reason = 0 GROUP BY base, date`,
    { exports: [...exports.files] },
  );
  return parts.map((part) => ({ ...part, base: ids.get(part.code) ?? 0, exports }));
}
