import { useBaseCode } from '../../graphql/use-base.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';
import { useTopDomainsQuery } from './home.generated.js';

/** The most visible domains of the page's database: asked for once, whoever shows them. */
export function useTopDomains() {
  return useTopDomainsQuery({ variables: { base: useBaseCode() } });
}

/** Domains of the page's database that a field may name as examples, as their owners read them; none before they are known. */
export function useExampleDomains(): string[] {
  const { data } = useTopDomains();
  return (data?.visibleDomains.data ?? []).slice(0, 2).map(({ name }) => toUnicodeHost(name));
}
