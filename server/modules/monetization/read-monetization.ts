import { identifierKinds, type IdentifierKind } from '../../contract/reports/identifier-kinds.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { hasVolumesBoolSql } from '../../reports/columns/domain-columns.js';
import { generationScope, subjectDomainIdSql } from '../../reports/engine/source-sql.js';
import { normaliseDomain, readableDomain } from '../../reports/engine/normalise-subject.js';
import { normaliseOwnerId } from '../../reports/engine/normalise-owner-id.js';
import type { Viewer } from '../../reports/engine/viewer.js';
import type { ReportAccess, ReportContext } from '../../request/report-access.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';
import { openSummaryReport } from '../usage/summary-report.js';
import type { Monetization, OwnerIdentifier, RelatedDomain } from './monetization.type.js';

/** Maximum domains per list. Separate reports contain the full lists. */
const maxListedDomains = 9;

type Identifiers = Readonly<Record<IdentifierKind, string>>;

/** A visible owner identifier with its normalized key. */
interface IdentifiedOwner {
  kind: IdentifierKind;
  ownerKey: string;
}

const identifiersSql = `SELECT adsense_id AS adsense, analytics_id AS analytics, leadia_id AS leadia, relap_id AS relap
FROM domain WHERE ${generationScope} AND domain_id = ${subjectDomainIdSql} LIMIT 1`;

/** SQL condition for rows of the owners, with one parameter per identifier kind. */
function ownersConditionSql(owners: readonly IdentifiedOwner[]): string {
  const conditions = owners.map(
    ({ kind }) => `(kind = '${kind}' AND owner_key = ${buildIdSql(`{${kind}:String}`)})`,
  );
  return `${generationScope} AND (${conditions.join(' OR ')})`;
}

function countsSql(owners: readonly IdentifiedOwner[]): string {
  return `SELECT kind, count() AS sites FROM domain_by_owner WHERE ${ownersConditionSql(owners)} GROUP BY kind`;
}

function sitesSql(owners: readonly IdentifiedOwner[]): string {
  return `SELECT any(name) AS name, any(it50) AS it50, toUInt64(floor(any(vis) + 0.5)) AS vis, any(${hasVolumesBoolSql}) AS hasVolumes, groupUniqArray(kind) AS kinds
FROM domain_by_owner WHERE ${ownersConditionSql(owners)} AND domain_id != ${subjectDomainIdSql}
GROUP BY domain_id ORDER BY any(domain_by_owner.vis) DESC, domain_id LIMIT ${maxListedDomains} SETTINGS prefer_column_name_to_alias = 1`;
}

const subdomainsSql = `SELECT name, it50, toUInt64(floor(vis + 0.5)) AS vis, ${hasVolumesBoolSql} AS hasVolumes, count() OVER () AS total FROM domain_by_owner
WHERE ${generationScope} AND kind = 'parent' AND owner_key = ${subjectDomainIdSql}
ORDER BY vis DESC, domain_id LIMIT ${maxListedDomains} SETTINGS prefer_column_name_to_alias = 1`;

/**
 * Identifiers of a domain, other sites of the same owners, and subdomains. Counts as one report.
 * @throws AppError UnknownBase, DomainNotFound, DemoLimit, AnalysisLimit
 */
export function openMonetization(domain: string, code: string, access: ReportAccess): Promise<Monetization> {
  return openSummaryReport('monetization', {
    input: domain,
    code,
    access,
    read: () => readMonetization(domain, code, access),
  });
}

async function readMonetization(
  input: string,
  code: string,
  { viewer, reports }: ReportContext,
): Promise<Monetization> {
  const domain = normaliseDomain(input);
  if (domain === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: input.slice(0, 253) });
  const reader = new GenerationReader(await reports.bases.byCode(code), reports);
  const [siteIdentifiers] = await reader.rows<Identifiers>('owner-identifiers', identifiersSql, { domain });
  if (siteIdentifiers === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain });
  const owners = filterVisibleOwners(siteIdentifiers, viewer);
  const [identifiers, sites, { subdomains, total }] = await Promise.all([
    countIdentifiers(siteIdentifiers, owners, reader),
    viewer.allowance.rights.ownerSearch ? findSites(domain, owners, reader) : null,
    findSubdomains(domain, reader),
  ]);
  return { domain: readableDomain(domain), identifiers, sites, subdomains, subdomainsCount: total };
}

/** Owners of the identifiers, without hidden ones. */
function filterVisibleOwners(siteIdentifiers: Identifiers, { hiddenOwners = [] }: Viewer): IdentifiedOwner[] {
  return identifierKinds.flatMap((kind) => {
    const ownerKey = normaliseOwnerId(kind, siteIdentifiers[kind]);
    const isHidden = hiddenOwners.some((hiddenOwner) => normaliseOwnerId(kind, hiddenOwner) === ownerKey);
    return ownerKey === undefined || isHidden ? [] : [{ kind, ownerKey }];
  });
}

async function countIdentifiers(
  siteIdentifiers: Identifiers,
  owners: readonly IdentifiedOwner[],
  reader: GenerationReader,
): Promise<OwnerIdentifier[]> {
  const counts = await queryByOwners<{ kind: string; sites: number }>('owner-counts', countsSql, {
    owners,
    reader,
  });
  return identifierKinds.flatMap((kind) => {
    const id = siteIdentifiers[kind];
    const sites = counts.find((count) => count.kind === kind)?.sites ?? null;
    return id === '' ? [] : [{ kind, id, sites }];
  });
}

async function findSites(
  domain: string,
  owners: readonly IdentifiedOwner[],
  reader: GenerationReader,
): Promise<RelatedDomain[]> {
  const rows = await queryByOwners<RelatedDomain>('owner-sites', sitesSql, {
    owners,
    reader,
    extraParameters: { domain },
  });
  return rows.map(({ name, kinds, ...row }) => ({
    ...row,
    name: readableDomain(name),
    kinds: identifierKinds.filter((kind) => kinds.includes(kind)),
  }));
}

interface OwnerQuery {
  owners: readonly IdentifiedOwner[];
  reader: GenerationReader;
  extraParameters?: Readonly<Record<string, string>>;
}

async function queryByOwners<Row>(
  operation: string,
  buildSql: (owners: readonly IdentifiedOwner[]) => string,
  { owners, reader, extraParameters = {} }: OwnerQuery,
): Promise<readonly Row[]> {
  if (owners.length === 0) return [];
  return reader.rows<Row>(operation, buildSql(owners), {
    ...extraParameters,
    ...Object.fromEntries(owners.map(({ kind, ownerKey }) => [kind, ownerKey])),
  });
}

async function findSubdomains(
  domain: string,
  reader: GenerationReader,
): Promise<{ subdomains: RelatedDomain[]; total: number }> {
  const rows = await reader.rows<Omit<RelatedDomain, 'kinds'> & { total: number }>(
    'subdomains-head',
    subdomainsSql,
    { domain },
  );
  return {
    subdomains: rows.map(({ name, it50, vis, hasVolumes }) => ({
      name: readableDomain(name),
      it50,
      vis,
      hasVolumes,
      kinds: [],
    })),
    total: rows[0]?.total ?? 0,
  };
}
