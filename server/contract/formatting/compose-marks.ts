/**
 * More combining marks in a row than in any natural text: the Stream-Safe Text Format of Unicode Standard Annex #15 has
 * at most 30.
 */
const endlessMarks = /\p{M}{31}/u;

/**
 * The text in NFC, or unchanged if it has an endless sequence of combining marks. Sorting these takes time with the square
 * of their number.
 */
export function composeMarks(text: string): string {
  return endlessMarks.test(text) ? text : text.normalize('NFC');
}
