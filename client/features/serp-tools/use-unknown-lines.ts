import { useDebouncedValue } from '@mantine/hooks';
import { useKnownDomainsQuery, useKnownKeywordsQuery } from './serp-tools.generated.js';

/** Time without typing after which the database is asked, in ms. */
const pause = 500;

/** Lines that one question takes. */
const mostAsked = 5000;

/** Numbers from 0 of the filled lines of a text that a database does not hold; undefined until it has said so. */
export function useUnknownLines(
  text: string,
  kind: 'keywords' | 'domains',
  base: string | undefined,
): ReadonlySet<number> | undefined {
  const [settled] = useDebouncedValue(text, pause);
  const lines = settled.split(/\r\n?|\n/);
  const filled = lines
    .flatMap((line, at) => (line.trim() === '' ? [] : [{ line: line.trim().slice(0, 500), at }]))
    .slice(0, mostAsked);
  const requested = filled.map(({ line }) => line);
  const skip = requested.length === 0;
  const keywords = useKnownKeywordsQuery({
    variables: { keywords: requested, base },
    skip: skip || kind !== 'keywords',
  });
  const domains = useKnownDomainsQuery({
    variables: { domains: requested, base },
    skip: skip || kind !== 'domains',
  });
  const existing = kind === 'keywords' ? keywords.data?.knownKeywords : domains.data?.knownDomains;
  if (settled !== text || existing?.length !== filled.length) return undefined;
  return new Set(filled.flatMap(({ at }, index) => (existing[index] === false ? [at] : [])));
}
