import { useDebouncedValue } from '@mantine/hooks';
import { useKnownDomainsQuery, useKnownKeywordsQuery } from './serp-tools.generated.js';

/** Debounce before the database lookup. */
const debounceMs = 500;

/** Maximum number of lines per query. */
const maxLinesPerQuery = 5000;

/** Zero-based indexes of lines that the database does not contain; undefined while the lookup is pending. */
export function useUnknownLines(
  text: string,
  kind: 'keywords' | 'domains',
  base: string | undefined,
): ReadonlySet<number> | undefined {
  const [debouncedText] = useDebouncedValue(text, debounceMs);
  const lines = debouncedText.split(/\r\n?|\n/);
  const filledLines = lines
    .flatMap((line, lineIndex) =>
      line.trim() === '' ? [] : [{ line: line.trim().slice(0, 500), lineIndex }],
    )
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
  const existsByLine = kind === 'keywords' ? keywords.data?.knownKeywords : domains.data?.knownDomains;
  if (debouncedText !== text || existsByLine?.length !== filledLines.length) return undefined;
  return new Set(
    filledLines.flatMap(({ lineIndex }, index) => (existsByLine[index] === false ? [lineIndex] : [])),
  );
}
