/** Separates list values. */
export const listDelimiter = 'DELIM';

/** Escapes a value for the filter string: `\`, `^`, `DELIM`, and leading and trailing whitespace. */
export function escapeValue(value: string): string {
  const leading = value.slice(0, value.length - value.trimStart().length);
  const trailing = value.slice(Math.max(leading.length, value.trimEnd().length));
  const middle = value.trim();
  return escapeBlanks(leading) + middle.replace(/[\\^]|DELIM/g, '\\$&') + escapeBlanks(trailing);
}

function escapeBlanks(blanks: string): string {
  return [...blanks].map((blank) => `\\${blank}`).join('');
}

/** Trims unescaped whitespace and resolves the escapes. Any other `\` is literal. */
export function unescapeValue(escapedText: string): string {
  return trimUnescaped(escapedText).replace(/\\(DELIM|[\\^\s])/g, '$1');
}

/** Trims whitespace, but keeps an escaped trailing character. */
function trimUnescaped(escapedText: string): string {
  const text = escapedText.trimStart();
  const trimmed = text.trimEnd();
  // The lookbehind keeps the search linear.
  const trailingBackslashes = /(?<!\\)\\*$/.exec(trimmed)?.[0].length ?? 0;
  return trailingBackslashes % 2 === 1 && trimmed.length < text.length
    ? text.slice(0, trimmed.length + 1)
    : trimmed;
}

/** Splits at unescaped separators; escapes remain in the parts. */
export function splitUnescaped(text: string, delimiter: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length;) {
    if (text[index] === '\\') {
      index += text.startsWith(listDelimiter, index + 1) ? 1 + listDelimiter.length : 2;
    } else if (text.startsWith(delimiter, index)) {
      parts.push(text.slice(start, index));
      index += delimiter.length;
      start = index;
    } else {
      index += 1;
    }
  }
  return [...parts, text.slice(start)];
}
