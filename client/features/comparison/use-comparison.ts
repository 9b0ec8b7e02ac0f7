import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ComparisonSummaryQuery, useComparisonSummaryQuery } from './comparison.generated.js';
import type { ComparisonView } from '../../graphql/generated/schema.js';
import { useBaseCode } from '../../graphql/use-base.js';
import { changeReportState, parseReportHash, serialiseReportHash } from '../../addresses/report-state.js';
import {
  type ComparisonParams,
  parseComparisonParams,
  type DomainFilter,
  serializeComparisonParams,
} from './comparison-params.js';

export type ComparisonSummary = ComparisonSummaryQuery['comparisonSummary'];

/** A comparison: URL parameters, loaded data and commands. */
export interface Comparison {
  address: ComparisonParams;
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
  const address = useMemo(() => parseComparisonParams(new URLSearchParams(search)), [search]);
  const view = new URLSearchParams(search).get('view') === 'context' ? 'context' : 'organic';
  const { data, error, loading, refetch } = useComparisonSummaryQuery({
    variables: { domains: [...address.domains], view, base },
    skip: address.domains.length === 0,
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
  useEffect(() => {
    const namedParams = summary && replaceIdsWithNames(address, summary);
    if (!namedParams) return;
    const query = serializeComparisonParams(
      new URLSearchParams(search),
      namedParams.domains,
      namedParams.domainFilterOf,
    );
    navigateTo(query, hash.replace(/^#/, ''), true);
  }, [address, summary, search, hash, navigateTo]);

  const changeDomains = (domains: readonly string[], filterOf: (name: string) => DomainFilter) => {
    const query = serializeComparisonParams(new URLSearchParams(search), domains, filterOf);
    // Sort and filter may refer to columns of removed domains, so a new set of domains resets them.
    const hasSameDomains = domains.join() === address.domains.join();
    const state = hasSameDomains
      ? serialiseReportHash(changeReportState(parseReportHash(hash), { page: 1 }))
      : '';
    navigateTo(query, state);
  };
  const { domains, domainFilterOf } = address;
  return {
    address,
    view,
    base,
    summary,
    error,
    isLoading: loading,
    retry: () => void refetch(),
    add: (names) =>
      changeDomains([...domains, ...names], (name) => (names.includes(name) ? 'has' : domainFilterOf(name))),
    remove: (removed) =>
      changeDomains(
        domains.filter((name) => name !== removed),
        withoutDomain(domains, domainFilterOf, removed),
      ),
    setDomainFilter: (changed, domainFilter) =>
      changeDomains(domains, (name) => (name === changed ? domainFilter : domainFilterOf(name))),
    showOnly: (names) => changeDomains(domains, (name) => (names.includes(name) ? 'has' : 'lacks')),
  };
}

/** Replaces IDs in the URL with names; undefined if nothing changes. */
function replaceIdsWithNames({ domains, domainFilterOf }: ComparisonParams, summary: ComparisonSummary) {
  const ids = new Map(summary.domains.flatMap(({ id, name }) => (id === null ? [] : [[String(id), name]])));
  if (!domains.some((domain) => ids.has(domain))) return undefined;
  const previous = new Map(domains.map((domain) => [ids.get(domain) ?? domain, domainFilterOf(domain)]));
  return { domains: [...previous.keys()], domainFilterOf: (name: string) => previous.get(name) ?? 'has' };
}

/**
 * Filters after a domain is removed. If it was the last included one, all others that are not excluded are included.
 */
function withoutDomain(
  domains: readonly string[],
  domainFilterOf: (name: string) => DomainFilter,
  removed: string,
): (name: string) => DomainFilter {
  const rest = domains.filter((name) => name !== removed);
  if (rest.some((name) => domainFilterOf(name) === 'has')) return domainFilterOf;
  return () => 'has';
}
