import { subjectOf } from '../../lib/subject.js';
import type { Suggestion } from '../../graphql/use-suggestions.js';

/** A line under the search field: a suggestion of the database, or a way to read what was typed, which has no figure. */
export type SearchOption = Pick<Suggestion, 'text' | 'kind'> &
  Partial<Pick<Suggestion, 'volume' | 'wsRange'>>;

/**
 * The suggestions for a typed text, domains first. What looks like a domain may be a keyword as well, as `booking.com` is: both
 * readings are offered, each at the head of its kind.
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

/** The suggestions of a kind after its reading, which takes over the figure of the same one. */
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
