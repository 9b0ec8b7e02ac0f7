import { useDebouncedValue } from '@mantine/hooks';
import { useNamedDomainsQuery } from './groups.generated.js';

/** Debounce time before the query. */
const debounceMs = 500;

/** Maximum number of domains per query. */
const maxRequestedDomains = 100;

/** Domains that the database does not contain; undefined while loading. */
export function useUnknownDomains(names: readonly string[], base: string | undefined): string[] | undefined {
  const domainLines = names.slice(0, maxRequestedDomains).join('\n');
  const [debouncedLines] = useDebouncedValue(domainLines, debounceMs);
  const list = debouncedLines === '' ? [] : debouncedLines.split('\n');
  const { data } = useNamedDomainsQuery({
    variables: { domains: list.map((name) => ({ name, base })) },
    skip: list.length === 0,
  });
  if (debouncedLines !== domainLines || !data) return undefined;
  return list.filter((_name, index) => data.domainSummaries[index] === null);
}
