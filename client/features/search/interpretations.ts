import { subjectOf } from '../../lib/subject.js';
import type { Suggestion } from '../../graphql/use-suggestions.js';

/** Option of the search combobox: a suggestion, or an interpretation of the query, which has no volume. */
export type SearchOption = Pick<Suggestion, 'text' | 'kind'> &
  Partial<Pick<Suggestion, 'volume' | 'wsRange'>>;

/**
 * Suggestions for a query, domains first. A query such as `booking.com` may be a domain or a keyword, so each group
 * starts with its interpretation.
 */
export function withInterpretations(
  typed: string,
  suggestions: readonly Suggestion[],
): readonly SearchOption[] {
  const subject = subjectOf(typed);
  if (subject?.kind !== 'domain') return suggestions;
  return [
    ...interpretationFirst({ kind: 'domain', text: subject.domain }, suggestions),
    ...interpretationFirst({ kind: 'keyword', text: typed.trim().toLowerCase() }, suggestions),
  ];
}

/**
 * Puts the interpretation before the other suggestions of its kind. A suggestion for the same text replaces it and
 * adds its volume.
 */
function interpretationFirst(
  interpretation: SearchOption,
  suggestions: readonly Suggestion[],
): SearchOption[] {
  const ofKind = suggestions.filter(({ kind }) => kind === interpretation.kind);
  const matchingSuggestion = ofKind.find(({ text }) => text === interpretation.text);
  return [
    matchingSuggestion ?? interpretation,
    ...ofKind.filter((suggestion) => suggestion !== matchingSuggestion),
  ];
}
