import { identifierKinds, type IdentifierKind } from '../../contract/identifier-kinds.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { generationScope, subjectDomainId } from '../../reports/engine/generation-scope.js';
import { normaliseDomain, readableDomain } from '../../reports/engine/normalise-subject.js';
import { normaliseOwnerId } from '../../reports/engine/normalise-owner-id.js';
import type { Viewer } from '../../reports/engine/viewer.js';
import type { ReportAccess, ReportContext } from '../../request/report-access.js';
import { idOf } from '../../stores/clickhouse/ids.js';
import { GenerationReader } from '../dashboards/generation-reader.js';
import { openSummary } from '../usage/opened-summary.js';
import type { Monetization, OwnerIdentifier, RelatedDomain } from './monetization.type.js';

/** Domains of each list; the reports have all of them. */
const listed = 9;

type Identifiers = Readonly<Record<IdentifierKind, string>>;

/** An identifier whose owner may be shown, with its form that tells owners apart. */
interface KnownOwner {
  kind: IdentifierKind;
  form: string;
}

const identifiersSql = `SELECT adsense_id AS adsense, analytics_id AS analytics, leadia_id AS leadia, relap_id AS relap
FROM domain WHERE ${generationScope} AND domain_id = ${subjectDomainId} LIMIT 1`;

/** The rows of the owners: each kind is bound by its own name. */
function ofOwners(owners: readonly KnownOwner[]): string {
  const each = owners.map(({ kind }) => `(kind = '${kind}' AND owner_key = ${idOf(`{${kind}:String}`)})`);
  return `${generationScope} AND (${each.join(' OR ')})`;
}

function countsSql(owners: readonly KnownOwner[]): string {
  return `SELECT kind, count() AS sites FROM domain_by_owner WHERE ${ofOwners(owners)} GROUP BY kind`;
}

function sitesSql(owners: readonly KnownOwner[]): string {
  return `SELECT any(name) AS name, any(it50) AS it50, toUInt64(floor(any(vis) + 0.5)) AS vis, groupUniqArray(kind) AS kinds
FROM domain_by_owner WHERE ${ofOwners(owners)} AND domain_id != ${subjectDomainId}
GROUP BY domain_id ORDER BY any(domain_by_owner.vis) DESC, domain_id LIMIT ${listed} SETTINGS prefer_column_name_to_alias = 1`;
}

const subdomainsSql = `SELECT name, it50, toUInt64(floor(vis + 0.5)) AS vis, count() OVER () AS total FROM domain_by_owner
WHERE ${generationScope} AND kind = 'parent' AND owner_key = ${subjectDomainId}
ORDER BY vis DESC, domain_id LIMIT ${listed} SETTINGS prefer_column_name_to_alias = 1`;

/**
 * What a domain's identifiers tell of its owner, and its subdomains, as one report of the day. Throws UnknownBase,
 * DomainNotFound, DemoLimit, AnalysisLimit.
 */
export function openMonetization(domain: string, code: string, access: ReportAccess): Promise<Monetization> {
  return openSummary('monetization', domain, code, access, () => readMonetization(domain, code, access));
}

async function readMonetization(
  typed: string,
  code: string,
  { viewer, reports }: ReportContext,
): Promise<Monetization> {
  const domain = normaliseDomain(typed);
  if (domain === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain: typed.slice(0, 253) });
  const reader = new GenerationReader(await reports.bases.byCode(code), reports);
  const [carried] = await reader.rows<Identifiers>('owner-identifiers', identifiersSql, { domain });
  if (carried === undefined) throw new AppError(ErrorCode.DomainNotFound, { domain });
  const owners = shownOwners(carried, viewer);
  const [identifiers, sites, { subdomains, total }] = await Promise.all([
    identifiersOf(carried, owners, reader),
    viewer.allowance.rights.ownerSearch ? sitesOf(domain, owners, reader) : null,
    subdomainsOf(domain, reader),
  ]);
  return { domain: readableDomain(domain), identifiers, sites, subdomains, subdomainsCount: total };
}

/** The owners that the identifiers stand for, without those who are shown to nobody. */
function shownOwners(carried: Identifiers, { hiddenOwners = [] }: Viewer): KnownOwner[] {
  return identifierKinds.flatMap((kind) => {
    const form = normaliseOwnerId(kind, carried[kind]);
    const isHidden = hiddenOwners.some((hidden) => normaliseOwnerId(kind, hidden) === form);
    return form === undefined || isHidden ? [] : [{ kind, form }];
  });
}

async function identifiersOf(
  carried: Identifiers,
  owners: readonly KnownOwner[],
  reader: GenerationReader,
): Promise<OwnerIdentifier[]> {
  const counts = await ofKnown<{ kind: string; sites: number }>('owner-counts', countsSql, owners, reader);
  return identifierKinds.flatMap((kind) => {
    const id = carried[kind];
    const sites = counts.find((count) => count.kind === kind)?.sites ?? null;
    return id === '' ? [] : [{ kind, id, sites }];
  });
}

async function sitesOf(
  domain: string,
  owners: readonly KnownOwner[],
  reader: GenerationReader,
): Promise<RelatedDomain[]> {
  const rows = await ofKnown<RelatedDomain>('owner-sites', sitesSql, owners, reader, { domain });
  return rows.map(({ name, kinds, ...row }) => ({
    ...row,
    name: readableDomain(name),
    kinds: identifierKinds.filter((kind) => kinds.includes(kind)),
  }));
}

async function ofKnown<Row>(
  operation: string,
  sqlOf: (owners: readonly KnownOwner[]) => string,
  owners: readonly KnownOwner[],
  reader: GenerationReader,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly Row[]> {
  if (owners.length === 0) return [];
  return reader.rows<Row>(operation, sqlOf(owners), {
    ...more,
    ...Object.fromEntries(owners.map(({ kind, form }) => [kind, form])),
  });
}

async function subdomainsOf(
  domain: string,
  reader: GenerationReader,
): Promise<{ subdomains: RelatedDomain[]; total: number }> {
  const rows = await reader.rows<Omit<RelatedDomain, 'kinds'> & { total: number }>(
    'subdomains-head',
    subdomainsSql,
    { domain },
  );
  return {
    subdomains: rows.map(({ name, it50, vis }) => ({ name: readableDomain(name), it50, vis, kinds: [] })),
    total: rows[0]?.total ?? 0,
  };
}
