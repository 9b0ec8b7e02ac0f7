import { subjectOf } from '../../lib/subject.js';
import type { Suggestion } from '../../graphql/use-suggestions.js';

/** A line under the search field: a suggestion of the database, or a way to read what was typed, which has no figure. */
export type Offer = Pick<Suggestion, 'text' | 'kind'> & Partial<Pick<Suggestion, 'volume' | 'wsRange'>>;

/**
 * The suggestions for a typed text, domains first. What looks like a domain may be a keyword as well, as `booking.com` is: both
 * readings are offered, each at the head of its kind.
 */
export function withReadings(typed: string, suggestions: readonly Suggestion[]): readonly Offer[] {
  const subject = subjectOf(typed);
  if (subject?.kind !== 'domain') return suggestions;
  return [
    ...headed({ kind: 'domain', text: subject.domain }, suggestions),
    ...headed({ kind: 'keyword', text: typed.trim().toLowerCase() }, suggestions),
  ];
}

/** The suggestions of a kind after its reading, which takes over the figure of the same one. */
function headed(reading: Offer, suggestions: readonly Suggestion[]): Offer[] {
  const ofKind = suggestions.filter(({ kind }) => kind === reading.kind);
  const same = ofKind.find(({ text }) => text === reading.text);
  return [same ?? reading, ...ofKind.filter((suggestion) => suggestion !== same)];
}
