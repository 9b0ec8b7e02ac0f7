import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ResultScope } from '../formats/import-format.js';
import { queryRows, type ImportRun } from '../import-run.js';
import type { StagedFile } from '../staging/stage-file.js';
import { recordKinds, stagingTableOf } from '../staging/staging-table.js';
import { registrableDomain } from './load-hosts.js';

/** What the person who imports says of the results in a file. */
export interface ResultScopeOptions {
  /** Goes before what a format or the rows tell. */
  of?: ResultScope;
  /** Whether it holds all positions of its domain. */
  complete?: boolean;
}

/** The files that hold positions of a domain and no whole result pages, by their numbers within the import. */
export interface DomainExports {
  files: readonly number[];
  /** Those of them that hold all positions of their domain. */
  complete: readonly number[];
}

/** Domains that are looked at: a file whose first so many are of one site is of that site. */
const maxInspectedDomains = 10_000;

/**
 * Tells whose results each file holds: as it was said of it, else as its format declares, else of a domain where all results and ads
 * of the file are of one registrable domain. A file without results is left out.
 */
export async function resultScopeOfFiles(
  run: ImportRun,
  staged: readonly StagedFile[],
  options: readonly ResultScopeOptions[],
): Promise<ReadonlyMap<number, ResultScope>> {
  const scopes = new Map<number, ResultScope>();
  for (const { file, plan } of staged) {
    const { of = plan.recognised.format.of, complete } = options[file.number] ?? {};
    const found = of ?? (await scopeByRows(run, file.number));
    if (found) scopes.set(file.number, found);
    if (complete === true && found === 'pages') throw notOneDomainError(file.name);
  }
  return scopes;
}

/** The domain exports among files whose results are told. */
export function domainExportsOf(
  files: ReadonlyMap<number, ResultScope>,
  options: readonly ResultScopeOptions[],
): DomainExports {
  const exports = [...files].flatMap(([number, of]) => (of === 'domain' ? [number] : []));
  return { files: exports, complete: exports.filter((number) => options[number]?.complete === true) };
}

async function scopeByRows(run: ImportRun, file: number): Promise<ResultScope | undefined> {
  const found = await queryRows<{ domain: string }>(
    run,
    `SELECT DISTINCT domain FROM ${stagingTableOf(run.id)}
     WHERE file = {file:UInt32} AND reason = 0 AND kind IN (${recordKinds.organic}, ${recordKinds.ad}) LIMIT ${maxInspectedDomains}`,
    { file },
  );
  const sites = new Set(found.map(({ domain }) => registrableDomain(domain)));
  if (sites.size === 0) return undefined;
  return sites.size === 1 ? 'domain' : 'pages';
}

function notOneDomainError(name: string): AppError {
  return new AppError(ErrorCode.BadRequest, {
    what: `${name} holds full search results: only the positions of one domain can be complete (--complete).`,
  });
}
