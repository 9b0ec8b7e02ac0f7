import { parseSubject } from '../../lib/text/subject.js';
import type { Suggestion } from '../../graphql/use-suggestions.js';

/** Option of the search combobox: a suggestion, an interpretation of the query, or a page that the query names. */
export interface SearchOption extends Partial<Pick<Suggestion, 'volume' | 'wsRange'>> {
  text: string;
  kind: Suggestion['kind'] | 'page';
  /** Address of a page. */
  to?: string;
}

/**
 * Suggestions for a query, domains first. A query such as `booking.com` may be a domain or a keyword, so each group
 * starts with its interpretation.
 */
export function withInterpretations(
  query: string,
  suggestions: readonly Suggestion[],
): readonly SearchOption[] {
  const subject = parseSubject(query);
  if (subject?.kind !== 'domain') return suggestions;
  return [
    ...moveInterpretationFirst({ kind: 'domain', text: subject.domain }, suggestions),
    ...moveInterpretationFirst({ kind: 'keyword', text: query.trim().toLowerCase() }, suggestions),
  ];
}

/**
 * Puts the interpretation first among the suggestions of its kind. A suggestion with the same text replaces it,
 * because it has a volume.
 */
function moveInterpretationFirst(
  interpretation: SearchOption,
  suggestions: readonly Suggestion[],
): SearchOption[] {
  const sameKind = suggestions.filter(({ kind }) => kind === interpretation.kind);
  const matchingSuggestion = sameKind.find(({ text }) => text === interpretation.text);
  return [
    matchingSuggestion ?? interpretation,
    ...sameKind.filter((suggestion) => suggestion !== matchingSuggestion),
  ];
}
