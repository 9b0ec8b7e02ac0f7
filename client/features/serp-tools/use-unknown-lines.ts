import { useDebouncedValue } from '@mantine/hooks';
import { useKnownDomainsQuery, useKnownKeywordsQuery } from './serp-tools.generated.js';

/** Time without typing after which the database is asked, in ms. */
const debounceMs = 500;

/** Lines that one question takes. */
const maxLinesPerQuery = 5000;

/** Numbers from 0 of the filled lines of a text that a database does not hold; undefined until it has said so. */
export function useUnknownLines(
  text: string,
  kind: 'keywords' | 'domains',
  base: string | undefined,
): ReadonlySet<number> | undefined {
  const [debouncedText] = useDebouncedValue(text, debounceMs);
  const lines = debouncedText.split(/\r\n?|\n/);
  const filledLines = lines
    .flatMap((line, at) => (line.trim() === '' ? [] : [{ line: line.trim().slice(0, 500), at }]))
    .slice(0, maxLinesPerQuery);
  const queriedLines = filledLines.map(({ line }) => line);
  const skip = queriedLines.length === 0;
  const keywords = useKnownKeywordsQuery({
    variables: { keywords: queriedLines, base },
    skip: skip || kind !== 'keywords',
  });
  const domains = useKnownDomainsQuery({
    variables: { domains: queriedLines, base },
    skip: skip || kind !== 'domains',
  });
  const isKnownByLine = kind === 'keywords' ? keywords.data?.knownKeywords : domains.data?.knownDomains;
  if (debouncedText !== text || isKnownByLine?.length !== filledLines.length) return undefined;
  return new Set(filledLines.flatMap(({ at }, index) => (isKnownByLine[index] === false ? [at] : [])));
}
