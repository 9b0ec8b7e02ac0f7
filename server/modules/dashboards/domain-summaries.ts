import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { hasVolumesBoolSql } from '../../reports/columns/domain-columns.js';
import { generationScope } from '../../reports/engine/source-sql.js';
import { normaliseDomain, readableDomain } from '../../reports/engine/normalise-subject.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { readHistories } from './domain-history.js';
import type { DomainInput, DomainSummary } from './domain-summary.type.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';

const maxSummaries = 100;

const summariesSql =
  'SELECT domain_id AS id, name, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, ' +
  `${hasVolumesBoolSql} AS hasVolumes FROM domain` +
  ` WHERE ${generationScope} AND domain_id IN arrayMap(name -> ${buildIdSql('name')}, {names:Array(String)})` +
  ' SETTINGS prefer_column_name_to_alias = 1';

type SummaryRow = Omit<DomainSummary, 'base' | 'history'>;

/**
 * Totals of several domains in request order, with one query per database; null for an unknown domain. Histories are
 * optional. Throws UnknownBase, BadRequest.
 */
export async function readDomainSummaries(
  inputs: readonly DomainInput[],
  defaultBase: string,
  deps: ReportDependencies,
  withHistory: boolean,
): Promise<(DomainSummary | null)[]> {
  if (inputs.length > maxSummaries) throw tooManyDomains();
  const domainRequests = inputs.map(({ name, base }) => ({
    domain: normaliseDomain(name),
    code: (base ?? defaultBase).toLowerCase(),
  }));
  const codes = [...new Set(domainRequests.map(({ code }) => code))];
  const summariesByCode = new Map(
    await Promise.all(
      codes.map(async (code) => {
        const names = domainRequests.flatMap((domainRequest) =>
          domainRequest.code === code && domainRequest.domain ? [domainRequest.domain] : [],
        );
        return [code, await readSummaries(names, code, deps, withHistory)] as const;
      }),
    ),
  );
  return domainRequests.map(({ domain, code }) => (domain && summariesByCode.get(code)?.get(domain)) || null);
}

async function readSummaries(
  names: readonly string[],
  code: string,
  deps: ReportDependencies,
  withHistory: boolean,
): Promise<ReadonlyMap<string, DomainSummary>> {
  const reader = new GenerationReader(await deps.bases.byCode(code), deps);
  const rows = await reader.rows<SummaryRow>('domain-summaries', summariesSql, {
    names: [...new Set(names)],
  });
  const ids = withHistory ? rows.map(({ id }) => id) : [];
  const histories = await readHistories(ids, reader);
  return new Map(
    rows.map((row) => [
      row.name,
      {
        ...row,
        name: readableDomain(row.name),
        base: reader.base.code,
        history: histories.get(row.id) ?? [],
      },
    ]),
  );
}

function tooManyDomains(): AppError {
  return new AppError(ErrorCode.BadRequest, {
    what: {
      en: `more than ${maxSummaries} domains at once`,
      ru: `больше ${maxSummaries} доменов за один запрос`,
    },
  });
}
