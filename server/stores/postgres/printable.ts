const maxPrintableLength = 500;

/** Control characters, those that turn the direction of text, line separators and halves of characters. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A text as it may stand in a log: one line, every unprintable character spelt as `\uXXXX`, of a bounded length. */
export function printable(text: string): string {
  const escaped = text.replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  // By characters, not by their halves.
  return [...escaped].slice(0, maxPrintableLength).join('');
}
