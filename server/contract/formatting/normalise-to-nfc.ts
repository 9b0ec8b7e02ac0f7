/**
 * More combining marks in a row than in any natural text: the Stream-Safe Text Format of Unicode Standard Annex #15 has
 * at most 30. The lookbehind prevents a new search from each mark of a shorter sequence.
 */
const longMarkSequence = /(?<!\p{M})\p{M}{31}/u;

/**
 * The text in Unicode normalization form C. A text with a long sequence of combining marks stays unchanged, because
 * sorting them takes quadratic time.
 */
export function normaliseToNfc(text: string): string {
  return longMarkSequence.test(text) ? text : text.normalize('NFC');
}
