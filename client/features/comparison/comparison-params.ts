/** `has`: the domain must rank; `lacks`: it must not; `any`: either. */
export type DomainFilter = 'has' | 'any' | 'lacks';

/** Parameters of a comparison in the URL. */
export interface ComparisonParams {
  /** Distinct names or IDs of the domains, in order. */
  domains: readonly string[];
  getDomainFilter: (domain: string) => DomainFilter;
}

/**
 * Parses the comma-separated `domains` (or `ids`), `incl` and `excl`. Without `incl`, all domains that are not
 * excluded are included.
 */
export function parseComparisonParams(search: URLSearchParams): ComparisonParams {
  const incl = search.has('incl') ? namesInParam(search, 'incl') : undefined;
  const excl = namesInParam(search, 'excl');
  const listedNames = [...namesInParam(search, 'domains'), ...namesInParam(search, 'ids')];
  return {
    domains: [...new Set([...listedNames, ...(incl ?? []), ...excl])],
    getDomainFilter: (domain) => {
      if (excl.includes(domain)) return 'lacks';
      return incl === undefined || incl.includes(domain) ? 'has' : 'any';
    },
  };
}

function namesInParam(search: URLSearchParams, name: string): string[] {
  const names = (search.get(name) ?? '').split(',').map((text) => text.trim().toLowerCase());
  return [...new Set(names.filter(Boolean))];
}

/** Serializes a comparison to a query string and omits default values. */
export function serializeComparisonParams(
  search: URLSearchParams,
  domains: readonly string[],
  getDomainFilter: (domain: string) => DomainFilter,
): string {
  const next = new URLSearchParams(search);
  for (const name of ['domains', 'ids', 'incl', 'excl']) next.delete(name);
  const joinNames = (domainFilter: DomainFilter) =>
    domains.filter((domain) => getDomainFilter(domain) === domainFilter);
  if (domains.length > 0) next.set('domains', domains.join(','));
  if (joinNames('any').length > 0) next.set('incl', joinNames('has').join(','));
  if (joinNames('lacks').length > 0) next.set('excl', joinNames('lacks').join(','));
  return next.toString().replaceAll('%2C', ',');
}
