import { useDebouncedValue } from '@mantine/hooks';
import { useNamedDomainsQuery } from './groups.generated.js';

/** Time without typing after which the database is asked, in ms. */
const debounceMs = 500;

/** Domains that one request asks about. */
const maxRequestedDomains = 100;

/** Which of some domains a database does not hold, once it has said so. */
export function useUnknownDomains(names: readonly string[], base: string | undefined): string[] | undefined {
  const domainLines = names.slice(0, maxRequestedDomains).join('\n');
  const [debouncedLines] = useDebouncedValue(domainLines, debounceMs);
  const list = debouncedLines === '' ? [] : debouncedLines.split('\n');
  const { data } = useNamedDomainsQuery({
    variables: { domains: list.map((name) => ({ name, base })) },
    skip: list.length === 0,
  });
  if (debouncedLines !== domainLines || !data) return undefined;
  return list.filter((_name, at) => data.domainSummaries[at] === null);
}
