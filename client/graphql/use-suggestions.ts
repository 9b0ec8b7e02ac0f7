import { useEffect, useState } from 'react';
import { type SuggestionsQuery, useSuggestionsQuery } from './suggestions.generated.js';

export type Suggestion = SuggestionsQuery['suggestions'][number];

/** What the database suggests for a typed text. */
export interface Suggestions {
  suggestions: readonly Suggestion[];
  /** Whether the answer for this very text is still to come. */
  isPending: boolean;
  /** Whether the database could not be asked. */
  isFailed: boolean;
}

/** Quiet time after the last key, in ms, before suggestions are asked for. */
const debounceMs = 500;
/** Shorter texts suggest nothing. */
const minQueryLength = 4;
const none: readonly Suggestion[] = [];

/** Domains and keywords that start with the typed text. A failure suggests nothing and says nothing. */
export function useSuggestions(typed: string, base: string | undefined): Suggestions {
  const text = typed.trim();
  const debounced = useDebounced(text);
  const isLong = text.length >= minQueryLength;
  const isQueried = isLong && debounced.length >= minQueryLength;
  const { data, previousData, error } = useSuggestionsQuery({
    variables: { query: debounced, base },
    skip: !isQueried,
  });
  const isFailed = isQueried && error !== undefined;
  return {
    suggestions: isQueried ? ((data ?? previousData)?.suggestions ?? none) : none,
    isPending: isLong && (debounced !== text || (data === undefined && !isFailed)),
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
