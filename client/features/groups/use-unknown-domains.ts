import { useDebouncedValue } from '@mantine/hooks';
import { useNamedDomainsQuery } from './groups.generated.js';

/** Time without typing after which the database is asked, in ms. */
const pause = 500;

/** Domains that one request asks about. */
const mostAsked = 100;

/** Which of some domains a database does not hold, once it has said so. */
export function useUnknownDomains(names: readonly string[], base: string | undefined): string[] | undefined {
  const requested = names.slice(0, mostAsked).join('\n');
  const [settled] = useDebouncedValue(requested, pause);
  const list = settled === '' ? [] : settled.split('\n');
  const { data } = useNamedDomainsQuery({
    variables: { domains: list.map((name) => ({ name, base })) },
    skip: list.length === 0,
  });
  if (settled !== requested || !data) return undefined;
  return list.filter((_name, at) => data.domainSummaries[at] === null);
}
