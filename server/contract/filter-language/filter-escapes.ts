/** Separates list values. */
export const listDelimiter = 'DELIM';

/** Escapes a value for the filter string: `\`, `^`, `DELIM`, and leading and trailing whitespace. */
export function escapeValue(value: string): string {
  const [, leading = '', middle = '', trailing = ''] = /^(\s*)([^]*?)(\s*)$/.exec(value) ?? [];
  return escapeBlanks(leading) + middle.replace(/[\\^]|DELIM/g, '\\$&') + escapeBlanks(trailing);
}

function escapeBlanks(blanks: string): string {
  return [...blanks].map((blank) => `\\${blank}`).join('');
}

/** Trims unescaped whitespace and resolves the escapes. Any other `\` is literal. */
export function unescapeValue(written: string): string {
  return trimBare(written).replace(/\\(DELIM|[\\^\s])/g, '$1');
}

/** Trims whitespace, but keeps an escaped trailing character. */
function trimBare(written: string): string {
  const text = written.trimStart();
  const trimmed = text.trimEnd();
  const slashes = /\\*$/.exec(trimmed)?.[0].length ?? 0;
  return slashes % 2 === 1 && trimmed.length < text.length ? text.slice(0, trimmed.length + 1) : trimmed;
}

/** Splits at unescaped separators; escapes remain in the parts. */
export function splitUnescaped(text: string, mark: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length;) {
    if (text[at] === '\\') {
      at += text.startsWith(listDelimiter, at + 1) ? 1 + listDelimiter.length : 2;
    } else if (text.startsWith(mark, at)) {
      parts.push(text.slice(start, at));
      at += mark.length;
      start = at;
    } else {
      at += 1;
    }
  }
  return [...parts, text.slice(start)];
}
