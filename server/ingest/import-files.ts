import { basename } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { isIsoDate } from '../contract/formatting/iso-day.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ReadingOptions } from '../contract/file-reading.js';
import { isTurkish } from '../contract/formatting/normalise-keyword.js';
import type { ColumnMapping } from './parse-mapping.js';
import {
  runImportJob,
  type ImportOrigin,
  queryRows,
  type ImportConfig,
  type ImportRun,
  type ImportStores,
} from './import-run.js';
import { silentProgress, type ImportProgress } from './import-progress.js';
import {
  findCoveringFiles,
  selectDomainExports,
  determineResultScopes,
  type ResultScopeOptions,
} from './load/file-scope.js';
import { findSuperseded, countRecords, findFilesYieldingPositions } from './load/count-records.js';
import { loadHosts, decodePunycodeHosts } from './load/load-hosts.js';
import { hasVendorFactSql } from './load/load-results-sql.js';
import { type SnapshotPart, loadSnapshots } from './load/load-snapshot.js';
import { resolveOwner, type OwnerRef } from './first-party/site-owner.js';
import { updateFirstPartyFacts, type FirstPartySiteSummary } from './first-party/update-first-party-facts.js';
import { cleanUpImports, cleanUpBase } from './publish/clean-up-imports.js';
import { convertDomainsToAscii } from './staging/ascii-domains.js';
import { findHighlights } from './staging/import-highlights.js';
import { assertAddsUp, type FileSummary, type ImportSummary } from './import-summary.js';
import { writeRejects } from './staging/rejects-file.js';
import { assertNoFutureDate, assertNoFutureDates } from './staging/future-dates.js';
import type { FileDefaults, StagedFile } from './staging/stage-file.js';
import { excludeTotals } from './staging/total-rows.js';
import { assertDecidedDates } from './staging/undecided-readings.js';
import { assertOneTable } from './staging/second-table.js';
import { assertOneMarket } from './staging/mixed-markets.js';
import { stageFiles, type ImportFile } from './staging/stage-files.js';
import { countValues } from './staging/value-counts.js';
import { withValueCounts } from './formats/column-values.js';
import { addOptionalColumns, createStaging, recordKinds, stagingTableName } from './staging/staging-table.js';
import { buildGeneration } from './publish/build-generation.js';
import { lockBase } from './import-locks.js';

/** Defaults for records without their own values. */
interface RecordDefaults extends ResultScopeOptions {
  /** Code of the base; the default base if omitted. */
  base?: string;
  /** ISO date; today if omitted. */
  date?: string;
  /** Domain for files without hosts. */
  domain?: string;
  /** Mapping for tables without a known format. */
  mapping?: ColumnMapping;
  /** How values are read that allow several readings. */
  reading?: ReadingOptions;
  /** Whether dates later than tomorrow (UTC) are accepted. */
  allowFuture?: boolean;
}

/** A file to import. Its own options override those for all files. */
export interface FileToImport extends RecordDefaults, ImportFile {}

export interface ImportOptions extends RecordDefaults, ImportOrigin {
  files: readonly FileToImport[];
  /** Owner of first-party data; defaults to the only administrator. */
  owner?: OwnerRef;
  signal?: AbortSignal;
  /** Called with each published database code and first-party site. */
  onPublished?(this: void, name: string): void;
}

/**
 * Imports files of search results and keywords: stages the records, writes new snapshot versions, derives the next
 * generation of each base and publishes it. Each base is published atomically.
 * @throws AppError BadRequest for an unrecognised file or invalid options, FutureDates, AmbiguousFile, Cancelled if the
 *   signal is aborted
 */
export async function importFiles(
  stores: ImportStores,
  config: ImportConfig,
  options: ImportOptions,
  progress: ImportProgress = silentProgress,
): Promise<ImportSummary> {
  const defaults = await resolveDefaults(stores, options);
  const owner = await resolveOwner(stores.postgres, options.owner);
  await cleanUpImports(stores);
  const names = options.files.map(({ path, name }) => basename(name ?? path));
  const { signal, account, isSample } = options;
  const origin: ImportOrigin = { ...(account !== undefined && { account }), ...(isSample && { isSample }) };
  return runImportJob({ stores, config, progress, signal, origin }, names, (run, connection) =>
    runImport(run, connection, { options, defaults, owner }),
  );
}

interface ResolvedImport {
  options: ImportOptions;
  defaults: readonly FileDefaults[];
  /** Account that owns first-party data; without one the data is counted but not stored. */
  owner: number | undefined;
}

async function runImport(
  run: ImportRun,
  connection: QueryRunner,
  { options, defaults, owner }: ResolvedImport,
): Promise<ImportSummary> {
  await createStaging(run.stores.clickhouse, run.id);
  const { staged, skipped } = await stageFiles(run, options.files, defaults);
  await assertDecidedDates(run, staged);
  await assertOneTable(run, staged);
  await assertOneMarket(run, staged);
  await assertNoFutureDates(
    run,
    staged,
    (inputIndex) =>
      options.isSample === true || (options.files[inputIndex]?.allowFuture ?? options.allowFuture ?? false),
  );
  await addOptionalColumns(run.stores.clickhouse, run.id);
  const totalRows = await excludeTotals(run);
  await convertDomainsToAscii(run);
  const scopeOptions = staged.map(({ file: { inputIndex } }) => {
    const { resultScope = options.resultScope, complete = options.complete } =
      options.files[inputIndex] ?? {};
    return { resultScope, complete };
  });
  const scopeByFile = await determineResultScopes(run, staged, scopeOptions);
  const valueCounts = await countValues(run, findFilesYieldingPositions(staged));
  const files: FileSummary[] = [];
  for (const stagedFile of staged) {
    const { number } = stagedFile.file;
    const columns = withValueCounts(stagedFile.plan.columns, valueCounts.get(number));
    const file = {
      ...(await summariseFile(run, stagedFile)),
      columns,
      totalRows: totalRows.get(number) ?? 0,
    };
    files.push({ ...file, of: scopeByFile.get(number) });
  }
  const totals = await countTotals(run, staged);
  const exports = selectDomainExports(scopeByFile, scopeOptions);
  const coverage = await findCoveringFiles(run, staged);
  const [highlights, parts] = await Promise.all([
    findHighlights(run),
    readSnapshotParts(run, staged, { exports, coverage, isDistinct: totals.duplicates === 0 }),
    loadHosts(run.stores.clickhouse, stagingTableName(run.id), run.signal),
  ]);
  await decodePunycodeHosts(run.stores.clickhouse, run.signal);
  const superseded = await findSuperseded(run, parts, findFilesYieldingPositions(staged));
  const changed: string[] = [];
  const codes = [...new Set(parts.map((part) => part.code))].toSorted();
  for (const code of codes) {
    const baseParts = parts
      .filter((part) => part.code === code)
      .toSorted((a, b) => a.date.localeCompare(b.date));
    const isLast = code === codes.at(-1) && totals.own === 0;
    if (!(await updateBase(run, connection, baseParts, isLast))) continue;
    changed.push(code);
    options.onPublished?.(code);
  }
  return {
    ...totals,
    stored: totals.stored - superseded.superseded,
    ...superseded,
    firstLooks: highlights,
    files,
    skipped,
    changed,
    ownSites: await importFirstPartySites(run, connection, {
      recordCount: totals.own,
      owner,
      staged,
      onPublished: options.onPublished,
    }),
    snapshots: parts.map(({ code, date, organic }) => ({ base: code, date, results: organic })),
  };
}

interface FirstPartyImport extends Pick<ImportOptions, 'onPublished'> {
  /** Number of first-party records. */
  recordCount: number;
  owner: number | undefined;
  staged: readonly StagedFile[];
}

/** Imports the first-party records. Returns null if the owner is unknown. */
async function importFirstPartySites(
  run: ImportRun,
  connection: QueryRunner,
  { recordCount, owner, staged, onPublished }: FirstPartyImport,
): Promise<FirstPartySiteSummary[] | null> {
  if (recordCount === 0) return [];
  return owner === undefined
    ? null
    : updateFirstPartyFacts(run, connection, { owner, files: staged, onPublished });
}

/** Defaults by file. */
async function resolveDefaults(
  { postgres }: ImportStores,
  { files, base, date, domain, mapping, reading, allowFuture }: ImportOptions,
): Promise<FileDefaults[]> {
  const rows: { code: string; lng: string }[] = await postgres.query(
    'SELECT code, lng FROM base ORDER BY priority, id',
  );
  const bases = rows.map(({ code }) => code);
  const turkishBases = rows.filter(({ lng }) => isTurkish(lng)).map(({ code }) => code);
  return files.map((file) => ({
    ...validateDefaults(bases, {
      base: file.base ?? base,
      date: file.date ?? date,
      domain: file.domain ?? domain,
      mapping: file.mapping ?? mapping,
      reading: { ...reading, ...file.reading },
      allowFuture: file.allowFuture ?? allowFuture ?? false,
    }),
    turkishBases,
  }));
}

function validateDefaults(
  bases: readonly string[],
  { base, date, domain, mapping, reading = {}, allowFuture = false }: RecordDefaults,
): FileDefaults {
  const code = base?.toLowerCase() ?? bases[0];
  if (code === undefined || !bases.includes(code)) {
    throw new AppError(ErrorCode.BadRequest, {
      what: `There is no database ${base ?? ''}. Existing databases: ${bases.join(', ')}. To add one: npm run add-database -- ${base ?? 'CODE'} --name "Google Dallas".`,
    });
  }
  if (date !== undefined && !isIsoDate(date)) {
    throw new AppError(ErrorCode.BadRequest, { what: `${date} is not a date like 2026-11-01.` });
  }
  assertNoFutureDate(date, allowFuture);
  if (domain !== undefined && !/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(domain)) {
    throw new AppError(ErrorCode.BadRequest, { what: `${domain} is not a domain.` });
  }
  return {
    base: code,
    bases,
    date: new Date().toISOString().slice(0, 10),
    explicitDate: date,
    explicitBase: base?.toLowerCase(),
    domain,
    mapping,
    reading,
  };
}

async function summariseFile(
  run: ImportRun,
  staged: StagedFile,
): Promise<Omit<FileSummary, 'of' | 'columns' | 'totalRows'>> {
  const { file, plan, responses } = staged;
  const rejected = await writeRejects(run, staged);
  return {
    name: file.name,
    ...(file.table.entry === undefined ? {} : { entry: file.table.entry }),
    format: plan.format.name,
    notes: plan.notes,
    settings: plan.settings,
    omittedRows: plan.omittedRows,
    decisions: plan.decisions,
    responses,
    rejected,
    rejectsPath: rejected > 0 ? file.rejectsPath : undefined,
  };
}

async function countTotals(run: ImportRun, staged: readonly StagedFile[]) {
  const counts = await countRecords(run, staged);
  const { records, blank, beside, taken, outside, own, stored, keywords, domains } = counts;
  const earlyRejectCount = staged.reduce((sum, file) => sum + file.earlyRejects.length, 0);
  const sentRecordCount = staged.reduce((sum, file) => sum + file.recordsSent, 0);
  const totals = {
    records: records + earlyRejectCount,
    taken,
    rejected: records - taken + earlyRejectCount,
    stored,
    outsideDepth: outside,
    own,
    duplicates: taken - stored - outside - own,
  };
  assertAddsUp({ ...totals, superseded: 0 }, sentRecordCount - blank - beside + earlyRejectCount);
  return { ...totals, keywords, domains };
}

async function readSnapshotParts(
  run: ImportRun,
  staged: readonly StagedFile[],
  { exports, coverage, isDistinct }: Pick<SnapshotPart, 'exports' | 'coverage' | 'isDistinct'>,
): Promise<SnapshotPart[]> {
  const rows: { id: number; code: string }[] = await run.stores.postgres.query('SELECT id, code FROM base');
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  const parts = await queryRows<
    Omit<SnapshotPart, 'base' | 'exports' | 'coverage' | 'isDistinct' | 'files'> & { tables: number[] }
  >(
    run,
    `SELECT toString(base) AS code, toString(date) AS date, countIf(kind = 1) AS organic, countIf(kind = 1 AND file IN {exports:Array(UInt32)}) AS own,
       countIf(kind = 2) AS ads, countIf(kind = 3) AS keywords, countIf(kind = 4) AS sites,
       countIf(kind = ${recordKinds.page}) AS pages, countIf(${hasVendorFactSql}) AS vendorFacts, groupUniqArray(file) AS tables
     FROM ${stagingTableName(run.id)} WHERE reason = 0 AND kind != ${recordKinds.own} GROUP BY base, date`,
    { exports: [...exports.files] },
  );
  const filesByNumber = new Map(staged.map(({ file }) => [file.number, file]));
  const getFileNames = (tables: readonly number[]) => {
    // An archive counts as one file, however many tables it contains.
    const files = tables
      .flatMap((table) => filesByNumber.get(table) ?? [])
      .map((file) => [file.inputIndex, file] as const);
    return [...new Map(files).values()].map(({ name }) => basename(name));
  };
  return parts.map(({ tables, ...part }) => ({
    ...part,
    base: ids.get(part.code) ?? 0,
    exports,
    coverage,
    isDistinct,
    files: getFileNames(tables.toSorted((a, b) => a - b)),
  }));
}

/**
 * Loads the snapshots of one base, derives its next generation and publishes it.
 * @param dropsStaging whether the staged records are not needed afterwards
 * @returns whether anything changed
 */
async function updateBase(
  run: ImportRun,
  connection: QueryRunner,
  parts: readonly SnapshotPart[],
  dropsStaging: boolean,
): Promise<boolean> {
  const base = parts[0]?.base ?? 0;
  const reportProgress = (done: number, total: number) =>
    run.progress.update({ phase: 'load', done, total, records: 0 });
  reportProgress(0, parts.length);
  await lockBase(connection, base, run.signal);
  await cleanUpBase(run.stores, connection, base);
  const loaded = await loadSnapshots(run, parts, (done) => reportProgress(done, parts.length));
  reportProgress(parts.length, parts.length);
  if (loaded.length === 0) return false;
  await buildGeneration(run, connection, { base, code: parts[0]?.code ?? '' }, { loaded, dropsStaging });
  return true;
}
