const maxPrintableLength = 500;

/** Control characters, bidirectional overrides, line separators and lone surrogates. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes a text for a single log line of bounded length. */
export function escapeUnprintable(text: string): string {
  const escaped = text.replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  // Truncates by code points.
  return [...escaped].slice(0, maxPrintableLength).join('');
}
