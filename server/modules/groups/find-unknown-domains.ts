import { minGroupDomains } from '../../contract/projects/group-limits.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { parseDomainNames } from './read-domain-list.js';

const namesSql =
  `SELECT name FROM domain WHERE ${generationScope}` +
  ` AND domain_id IN (SELECT ${buildIdSql('arrayJoin({names:Array(String)})')})`;

/**
 * Domains of a list that are not in the database, in Unicode.
 * @throws AppError BadRequest if the database has fewer than two of them; InvalidField, UnknownBase
 */
export async function findUnknownDomains(
  lines: readonly string[],
  base: string,
  reports: ReportDependencies,
): Promise<string[]> {
  const names = parseDomainNames(lines);
  const reader = new GenerationReader(await reports.bases.byCode(base), reports);
  const rows = await reader.rows<{ name: string }>('group-domains', namesSql, { names });
  const existingNames = new Set(rows.map(({ name }) => name));
  const unknown = names.filter((name) => !existingNames.has(name)).map(readableDomain);
  if (existingNames.size >= minGroupDomains) return unknown;
  throw new AppError(ErrorCode.BadRequest, { what: createTooFewMessage(unknown) });
}

const maxNamedDomains = 10;

/** Scripts of the public API look for the words “одного домена” and read single reports then. */
function createTooFewMessage(unknown: readonly string[]): Localised {
  const names = unknown.slice(0, maxNamedDomains).join(', ');
  return {
    en: `A group report needs at least ${minGroupDomains} domains of the database.${names && ` Not in the database: ${names}.`}`,
    ru: `Для группового отчёта недостаточно одного домена: в базе их должно быть не меньше ${minGroupDomains}.${names && ` Нет в базе: ${names}.`}`,
  };
}
