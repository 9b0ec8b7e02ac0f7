import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type ComparisonSummaryQuery,
  useComparisonSummaryQuery,
  useNamesOfComparedQuery,
} from './comparison.generated.js';
import type { ComparisonView } from '../../graphql/generated/schema.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { changeReportState, parseReportHash, serialiseReportHash } from '../../addresses/report-state.js';
import {
  type ComparisonParams,
  parseComparisonParams,
  type DomainFilter,
  serializeComparisonParams,
} from './comparison-params.js';

export type ComparisonSummary = ComparisonSummaryQuery['comparisonSummary'];

/** State and commands of a comparison. */
export interface Comparison {
  params: ComparisonParams;
  view: ComparisonView;
  base: string | undefined;
  /** Undefined while loading. */
  summary: ComparisonSummary | undefined;
  error: Error | undefined;
  isLoading: boolean;
  retry: () => void;
  add: (names: readonly string[]) => void;
  remove: (name: string) => void;
  setDomainFilter: (name: string, domainFilter: DomainFilter) => void;
  /** Includes these domains and excludes all others. */
  showOnly: (names: readonly string[]) => void;
}

/** State of the comparison in the URL. Every change adds a history entry. */
export function useComparison(): Comparison {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const base = useBaseCode();
  const params = useMemo(() => parseComparisonParams(new URLSearchParams(search)), [search]);
  const view = new URLSearchParams(search).get('view') === 'context' ? 'context' : 'organic';
  const { data, error, loading, refetch } = useComparisonSummaryQuery({
    variables: { domains: [...params.domains], view, base },
    skip: params.domains.length === 0,
  });
  const summary = data?.comparisonSummary;

  const navigateTo = useCallback(
    (query: string, nextHash: string, replace = false) =>
      void navigate(
        { search: query, hash: nextHash && `#${nextHash}` },
        { preventScrollReset: true, replace },
      ),
    [navigate],
  );
  // A rejected comparison, such as one of too many domains, names the requested ids as well.
  const { data: names } = useNamesOfComparedQuery({
    variables: { domains: [...params.domains], base },
    skip: error === undefined || !params.domains.some((domain) => /^\d+$/.test(domain)),
  });
  useEffect(() => {
    const named = names?.namedDomains.map(({ ref, name }) => ({ id: ref, name: name ?? ref }));
    const namedParams = replaceIdsWithNames(params, summary?.domains ?? named ?? []);
    if (!namedParams) return;
    const query = serializeComparisonParams(
      new URLSearchParams(search),
      namedParams.domains,
      namedParams.getDomainFilter,
    );
    navigateTo(query, hash.replace(/^#/, ''), true);
  }, [params, summary, names, search, hash, navigateTo]);

  const changeDomains = (domains: readonly string[], getFilter: (name: string) => DomainFilter) => {
    const query = serializeComparisonParams(new URLSearchParams(search), domains, getFilter);
    // Sort order and filter may refer to columns of removed domains, so a change of domains resets them.
    const hasSameDomains = domains.join() === params.domains.join();
    const state = hasSameDomains
      ? serialiseReportHash(changeReportState(parseReportHash(hash), { page: 1 }))
      : '';
    navigateTo(query, state);
  };
  const { domains, getDomainFilter } = params;
  return {
    params,
    view,
    base,
    summary,
    error,
    isLoading: loading,
    retry: () => void refetch(),
    add: (names) =>
      changeDomains([...domains, ...names], (name) => (names.includes(name) ? 'has' : getDomainFilter(name))),
    remove: (removedName) =>
      changeDomains(
        domains.filter((name) => name !== removedName),
        withoutDomain(domains, getDomainFilter, removedName),
      ),
    setDomainFilter: (changedName, domainFilter) =>
      changeDomains(domains, (name) => (name === changedName ? domainFilter : getDomainFilter(name))),
    showOnly: (names) => changeDomains(domains, (name) => (names.includes(name) ? 'has' : 'lacks')),
  };
}

/** Replaces IDs in the URL with names; undefined if nothing changes. */
function replaceIdsWithNames(
  { domains, getDomainFilter }: ComparisonParams,
  namedDomains: readonly { id: string | number | null; name: string }[],
) {
  const ids = new Map(
    namedDomains.flatMap(({ id, name }) => (id === null || String(id) === name ? [] : [[String(id), name]])),
  );
  if (!domains.some((domain) => ids.has(domain))) return undefined;
  const previousFilters = new Map(
    domains.map((domain) => [ids.get(domain) ?? domain, getDomainFilter(domain)]),
  );
  return {
    domains: [...previousFilters.keys()],
    getDomainFilter: (name: string) => previousFilters.get(name) ?? 'has',
  };
}

/**
 * Domain filters without the removed domain. If no domain would be included, all domains that are not excluded become
 * included.
 */
function withoutDomain(
  domains: readonly string[],
  domainFilterOf: (name: string) => DomainFilter,
  removedName: string,
): (name: string) => DomainFilter {
  const remaining = domains.filter((name) => name !== removedName);
  if (remaining.some((name) => domainFilterOf(name) === 'has')) return domainFilterOf;
  return () => 'has';
}
