import { useEffect, useState } from 'react';
import { type SuggestionsQuery, useSuggestionsQuery } from './suggestions.generated.js';

export type Suggestion = SuggestionsQuery['suggestions'][number];

/** Quiet time after the last key, in ms, before suggestions are asked for. */
const debounce = 500;
/** Shorter texts suggest nothing. */
const minimumLength = 4;
const none: readonly Suggestion[] = [];

/** Domains and keywords that start with the typed text. A failure suggests nothing and says nothing. */
export function useSuggestions(typed: string, base: string | undefined): readonly Suggestion[] {
  const text = typed.trim();
  const settled = useSettled(text);
  const isAsked = settled.length >= minimumLength && text.length >= minimumLength;
  const { data, previousData } = useSuggestionsQuery({ variables: { query: settled, base }, skip: !isAsked });
  if (!isAsked) return none;
  return (data ?? previousData)?.suggestions ?? none;
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
