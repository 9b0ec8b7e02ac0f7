import { basename } from 'node:path';
import type { QueryRunner } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { ColumnMapping } from './column-mapping.js';
import { asImport, type ImportOrigin } from './import-job.js';
import { silentProgress, type ImportProgress } from './import-progress.js';
import { ask, type ImportConfig, type ImportRun, type ImportStores } from './import-run.js';
import { domainExportsOf, resultsOfFiles, type SaidOfResults } from './load/domain-exports.js';
import { loadHosts } from './load/load-hosts.js';
import { nameReadableHosts } from './load/name-readable-hosts.js';
import { saysVendorFact } from './load/load-results-sql.js';
import type { SnapshotPart } from './load/load-snapshot.js';
import { ownerOf, type OwnerRef } from './own/own-owner.js';
import { updateOwnFacts, type OwnSiteSummary } from './own/update-own-facts.js';
import { cleanUpImports } from './publish/clean-up-imports.js';
import { updateBase } from './publish/update-base.js';
import { asciiDomains } from './staging/ascii-domains.js';
import { countRecords } from './staging/count-records.js';
import { firstLooks } from './staging/first-looks.js';
import { assertAddsUp, type FileSummary, type ImportSummary } from './import-summary.js';
import { writeRejects } from './staging/rejects-file.js';
import type { FileDefaults, StagedFile } from './staging/stage-file.js';
import { stageFiles, type GivenFile } from './staging/stage-files.js';
import { addFurtherColumns, createStaging, recordKinds, stagingTableOf } from './staging/staging-table.js';

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
export interface FileToImport extends RecordDefaults, GivenFile {}

/** What to import. */
export interface ImportOptions extends RecordDefaults, ImportOrigin {
  files: readonly FileToImport[];
  /** Whose own sites the files tell of; the only administrator's without it. */
  owner?: OwnerRef;
  signal?: AbortSignal;
  /** Called with the code of each database, and the name of each own site, as soon as the import has published it. */
  onPublished?(this: void, name: string): void;
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
  const owner = await ownerOf(stores.postgres, options.owner);
  await cleanUpImports(stores);
  const names = options.files.map(({ path, name }) => basename(name ?? path));
  const { signal, account, isSample } = options;
  const origin: ImportOrigin = { ...(account !== undefined && { account }), ...(isSample && { isSample }) };
  return asImport({ stores, config, progress, signal, origin }, names, (run, connection) =>
    runImport(run, connection, { options, defaults, owner }),
  );
}

interface PreparedImport {
  options: ImportOptions;
  defaults: readonly FileDefaults[];
  /** The account that facts of own sites belong to; without one they are counted and not kept. */
  owner: number | undefined;
}

async function runImport(
  run: ImportRun,
  connection: QueryRunner,
  { options, defaults, owner }: PreparedImport,
): Promise<ImportSummary> {
  await createStaging(run.stores.clickhouse, run.id);
  const { staged, skipped } = await stageFiles(run, options.files, defaults);
  await addFurtherColumns(run.stores.clickhouse, run.id);
  await asciiDomains(run);
  const said = staged.map(({ file: { given } }) => {
    const { of = options.of, complete = options.complete } = options.files[given] ?? {};
    return { of, complete };
  });
  const resultsOf = await resultsOfFiles(run, staged, said);
  const files: FileSummary[] = [];
  for (const one of staged) {
    files.push({ ...(await summaryOf(run, one)), of: resultsOf.get(one.file.number) });
  }
  const totals = await totalsOf(run, staged);
  const exports = domainExportsOf(resultsOf, said);
  const [looks, parts] = await Promise.all([
    firstLooks(run),
    partsOf(run, staged, { exports, isDistinct: totals.duplicates === 0 }),
    loadHosts(run.stores.clickhouse, stagingTableOf(run.id), run.signal),
  ]);
  await nameReadableHosts(run.stores.clickhouse, run.signal);
  const changed: string[] = [];
  const codes = [...new Set(parts.map((part) => part.code))].toSorted();
  for (const code of codes) {
    const ofBase = parts
      .filter((part) => part.code === code)
      .toSorted((a, b) => a.date.localeCompare(b.date));
    const isLast = code === codes.at(-1) && totals.own === 0;
    if (!(await updateBase(run, connection, ofBase, isLast))) continue;
    changed.push(code);
    options.onPublished?.(code);
  }
  return {
    ...totals,
    firstLooks: looks,
    files,
    skipped,
    changed,
    ownSites: await ownSitesOf(run, connection, {
      own: totals.own,
      owner,
      staged,
      onPublished: options.onPublished,
    }),
    snapshots: parts.map(({ code, date, organic }) => ({ base: code, date, results: organic })),
  };
}

interface OwnPartOfImport extends Pick<ImportOptions, 'onPublished'> {
  /** Records of own sites. */
  own: number;
  owner: number | undefined;
  staged: readonly StagedFile[];
}

/** Null where nobody is known whose sites they are. */
async function ownSitesOf(
  run: ImportRun,
  connection: QueryRunner,
  { own, owner, staged, onPublished }: OwnPartOfImport,
): Promise<OwnSiteSummary[] | null> {
  if (own === 0) return [];
  return owner === undefined ? null : updateOwnFacts(run, connection, owner, staged, onPublished);
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

async function summaryOf(run: ImportRun, staged: StagedFile): Promise<Omit<FileSummary, 'of'>> {
  const { file, plan } = staged;
  const rejected = await writeRejects(run, staged);
  return {
    name: file.name,
    ...(file.table.entry === undefined ? {} : { entry: file.table.entry }),
    format: plan.recognised.format.name,
    columns: plan.columns,
    notes: plan.notes,
    settings: plan.settings,
    rejected,
    rejectsPath: rejected > 0 ? file.rejectsPath : undefined,
  };
}

async function totalsOf(run: ImportRun, staged: readonly StagedFile[]) {
  const counted = await countRecords(run, staged);
  const { records, blank, beside, taken, outside, own, stored, keywords, domains } = counted;
  const early = staged.reduce((sum, one) => sum + one.early.length, 0);
  const fed = staged.reduce((sum, one) => sum + one.fed, 0);
  const totals = {
    records: records + early,
    taken,
    rejected: records - taken + early,
    stored,
    outsideDepth: outside,
    own,
    duplicates: taken - stored - outside - own,
  };
  assertAddsUp(totals, fed - blank - beside + early);
  return { ...totals, keywords, domains };
}

async function partsOf(
  run: ImportRun,
  staged: readonly StagedFile[],
  { exports, isDistinct }: Pick<SnapshotPart, 'exports' | 'isDistinct'>,
): Promise<SnapshotPart[]> {
  const rows: { id: number; code: string }[] = await run.stores.postgres.query('SELECT id, code FROM base');
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  const parts = await ask<
    Omit<SnapshotPart, 'base' | 'exports' | 'isDistinct' | 'files'> & { tables: number[] }
  >(
    run,
    `SELECT toString(base) AS code, toString(date) AS date, countIf(kind = 1) AS organic, countIf(kind = 1 AND file IN {exports:Array(UInt32)}) AS own,
       countIf(kind = 2) AS ads, countIf(kind = 3) AS keywords, countIf(kind = 4) AS sites,
       countIf(kind = ${recordKinds.page}) AS pages, countIf(${saysVendorFact}) AS vendorFacts, groupUniqArray(file) AS tables
     FROM ${stagingTableOf(run.id)} WHERE reason = 0 AND kind != ${recordKinds.own} GROUP BY base, date`,
    { exports: [...exports.files] },
  );
  const fileOf = new Map(staged.map(({ file }) => [file.number, file]));
  const filesOf = (tables: readonly number[]) => {
    // An archive is one file, whatever number of tables it holds.
    const given = tables
      .flatMap((table) => fileOf.get(table) ?? [])
      .map((file) => [file.given, file] as const);
    return [...new Map(given).values()].map(({ name }) => basename(name));
  };
  return parts.map(({ tables, ...part }) => ({
    ...part,
    base: ids.get(part.code) ?? 0,
    exports,
    isDistinct,
    files: filesOf(tables.toSorted((a, b) => a - b)),
  }));
}
