import { useBaseCode } from '../../graphql/databases/use-base.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';
import { useTopDomainsQuery } from './home.generated.js';

/** Most visible domains of the current database. All callers share one cached query. */
export function useTopDomains() {
  return useTopDomainsQuery({ variables: { base: useBaseCode() } });
}

/** Domains of the current database as examples for input fields, in Unicode form. Empty while loading. */
export function useExampleDomains(): string[] {
  const { data } = useTopDomains();
  return (data?.visibleDomains.data ?? []).slice(0, 2).map(({ name }) => toUnicodeHost(name));
}
