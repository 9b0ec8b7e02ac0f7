import { useEffect, useState } from 'react';
import { type SuggestionsQuery, useSuggestionsQuery } from './suggestions.generated.js';

export type Suggestion = SuggestionsQuery['suggestions'][number];

/** What the database suggests for a typed text. */
export interface Suggestions {
  suggestions: readonly Suggestion[];
  /** Whether the answer for this very text is still to come. */
  isAwaited: boolean;
  /** Whether the database could not be asked. */
  isFailed: boolean;
}

/** Quiet time after the last key, in ms, before suggestions are asked for. */
const debounce = 500;
/** Shorter texts suggest nothing. */
const minimumLength = 4;
const none: readonly Suggestion[] = [];

/** Domains and keywords that start with the typed text. A failure suggests nothing and says nothing. */
export function useSuggestions(typed: string, base: string | undefined): Suggestions {
  const text = typed.trim();
  const settled = useSettled(text);
  const isLong = text.length >= minimumLength;
  const isRequested = isLong && settled.length >= minimumLength;
  const { data, previousData, error } = useSuggestionsQuery({
    variables: { query: settled, base },
    skip: !isRequested,
  });
  const isFailed = isRequested && error !== undefined;
  return {
    suggestions: isRequested ? ((data ?? previousData)?.suggestions ?? none) : none,
    isAwaited: isLong && (settled !== text || (data === undefined && !isFailed)),
    isFailed,
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
