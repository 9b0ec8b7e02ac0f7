import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ResultScope } from '../formats/import-format.js';
import { queryRows, type ImportRun } from '../import-run.js';
import type { StagedFile } from '../staging/stage-file.js';
import { recordKinds, stagingTableName } from '../staging/staging-table.js';
import { registrableDomain } from './load-hosts.js';
import type { RawField } from '../formats/raw-field.js';

/** Scope of a file's results as given by the user. */
export interface ResultScopeOptions {
  /** Overrides the format and the scope derived from rows. */
  resultScope?: ResultScope;
  /** Whether the file contains all positions of its domain. */
  complete?: boolean;
}

/** Files with positions of a single domain, by number within the import. */
export interface DomainExports {
  files: readonly number[];
  /** Files that contain all positions of their domain. */
  complete: readonly number[];
}

/**
 * Maximum number of domains read to derive the scope. If these domains belong to one site, the entire file is assumed
 * to contain only that site.
 */
const maxInspectedDomains = 10_000;

/**
 * Determines the scope of each file: the user's option, then the format, then a single registrable domain in all
 * results and ads. Files without results are omitted.
 */
export async function determineResultScopes(
  run: ImportRun,
  staged: readonly StagedFile[],
  options: readonly ResultScopeOptions[],
): Promise<ReadonlyMap<number, ResultScope>> {
  const scopes = new Map<number, ResultScope>();
  for (const { file, plan } of staged) {
    const { resultScope = plan.format.resultScope, complete } = options[file.number] ?? {};
    const scope = resultScope ?? (await deriveScope(run, file.number));
    if (scope) scopes.set(file.number, scope);
    if (complete === true && scope === 'pages') throw notOneDomainError(file.name);
  }
  return scopes;
}

/** Selects the files that are domain exports. */
export function selectDomainExports(
  files: ReadonlyMap<number, ResultScope>,
  options: readonly ResultScopeOptions[],
): DomainExports {
  const exports = [...files].flatMap(([number, scope]) => (scope === 'domain' ? [number] : []));
  return { files: exports, complete: exports.filter((number) => options[number]?.complete === true) };
}

async function deriveScope(run: ImportRun, file: number): Promise<ResultScope | undefined> {
  const domainRows = await queryRows<{ domain: string }>(
    run,
    `SELECT DISTINCT domain FROM ${stagingTableName(run.id)}
     WHERE file = {file:UInt32} AND reason = 0 AND kind IN (${recordKinds.organic}, ${recordKinds.ad}) LIMIT ${maxInspectedDomains}`,
    { file },
  );
  const sites = new Set(domainRows.map(({ domain }) => registrableDomain(domain)));
  if (sites.size === 0) return undefined;
  return sites.size === 1 ? 'domain' : 'pages';
}

function notOneDomainError(name: string): AppError {
  return new AppError(ErrorCode.BadRequest, {
    what: `${name} contains full search results: only the positions of one domain can be complete (--complete).`,
  });
}

/** Files whose records cover ads or SERP features, by number within the import. */
export interface CoveringFiles {
  ads: readonly number[];
  features: readonly number[];
}

/** Determines the files that cover ads or SERP features by the coverage of their formats. */
export async function findCoveringFiles(
  run: ImportRun,
  staged: readonly StagedFile[],
): Promise<CoveringFiles> {
  const hasColumn = ({ plan }: StagedFile, field: RawField) => plan.fields.includes(field);
  const coverageOf = ({ plan }: StagedFile) => plan.format.coverage;
  const adColumnFiles = staged.filter((file) => coverageOf(file).ads === 'column' && hasColumn(file, 'type'));
  const featureFiles = staged.filter(
    (file) => coverageOf(file).features === 'column' && hasColumn(file, 'wizards'),
  );
  const adRecordFiles = staged.filter((file) => coverageOf(file).ads === 'ads');
  return {
    ads: [...toNumbers(adColumnFiles), ...(await findFilesWithAds(run, toNumbers(adRecordFiles)))],
    features: toNumbers(featureFiles),
  };
}

const toNumbers = (files: readonly StagedFile[]): number[] => files.map(({ file }) => file.number);

async function findFilesWithAds(run: ImportRun, files: number[]): Promise<number[]> {
  if (files.length === 0) return [];
  const rows = await queryRows<{ file: number }>(
    run,
    `SELECT DISTINCT file FROM ${stagingTableName(run.id)}
     WHERE reason = 0 AND kind = ${recordKinds.ad} AND file IN {files:Array(UInt32)}`,
    { files },
  );
  return rows.map(({ file }) => file);
}
