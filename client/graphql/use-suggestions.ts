import { useEffect, useState } from 'react';
import { type SuggestionsQuery, useSuggestionsQuery } from './suggestions.generated.js';

export type Suggestion = SuggestionsQuery['suggestions'][number];

/** Suggestions for the typed text. */
export interface Suggestions {
  suggestions: readonly Suggestion[];
  /** Whether the response for the current text is pending. */
  isPending: boolean;
  isFailed: boolean;
}

const debounceMs = 500;
/** Shorter texts get no suggestions. */
const minQueryLength = 4;
const noSuggestions: readonly Suggestion[] = [];

/** Domains and keywords that start with the query. Empty after a failed request. */
export function useSuggestions(query: string, base: string | undefined): Suggestions {
  const text = query.trim();
  const debounced = useDebounced(text);
  const isLongEnough = text.length >= minQueryLength;
  const isQueried = isLongEnough && debounced.length >= minQueryLength;
  const { data, previousData, error } = useSuggestionsQuery({
    variables: { query: debounced, base },
    skip: !isQueried,
  });
  const isFailed = isQueried && error !== undefined;
  return {
    suggestions: isQueried ? ((data ?? previousData)?.suggestions ?? noSuggestions) : noSuggestions,
    isPending: isLongEnough && (debounced !== text || (data === undefined && !isFailed)),
    isFailed,
  };
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
