/**
 * RE2 restricts `\w` and `\b` to ASCII. This module rewrites a pattern so that they cover the letters of every script.
 *
 * `\w` becomes a character class. A class cannot express `\b`, because RE2 has no look-around. So the text gets a mark
 * at both ends of every word (`markWordsSql`): `\b` matches a mark, and every other atom skips marks.
 */

/** A private-use character, which no keyword, URL or ad contains. */
const mark = '\uE000';

/** Marks per word end. Two allow `\b\s*\b`, which may match twice at one position. */
const marks = mark.repeat(2);

const wordCharacters = String.raw`\pL\pM\pN_`;

/** All other characters. Categories that contain the mark and the underscore are listed in part. */
const nonWordCharacters =
  String.raw`\pZ\pS\p{Cc}\p{Cf}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}` +
  String.raw`\x{203F}\x{2040}\x{2054}\x{FE33}\x{FE34}\x{FE4D}-\x{FE4F}\x{FF3F}`;

/** Negated ASCII classes without the mark, for use inside brackets. */
const nonDigits = String.raw`\x{0}-/:-\x{DFFF}\x{E001}-\x{10FFFF}`;
const nonSpaces = String.raw`\x{0}-\x{8}\x{B}\x{E}-\x{1F}!-\x{DFFF}\x{E001}-\x{10FFFF}`;

/** Tokens of RE2 syntax. Text that is no valid token is a literal character. */
const tokens: readonly (readonly [kind: TokenKind, pattern: RegExp])[] = [
  ['boundary', /\\b/y],
  ['quotation', /\\Q([^]*?)(?:\\E|$)/y],
  ['textEnd', /\$|\\z/y],
  ['position', /\^|\\[AB]/y],
  ['property', /\\[pP](?:\{\^?\w+\}|\w)/y],
  ['escapedClass', /\\[dDsSwW]/y],
  ['class', /\[\^?\]?(?:\[:\^?\w+:\]|\\[pP]\{\^?\w+\}|\\[^]|[^\]\\])*\]/y],
  ['structure', /\(\?P?<\w+>|\(\?[imsU-]*[:)]|[()|]/y],
  ['quantifier', /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y],
  ['anyCharacter', /\.|\\C/y],
  ['literal', /\\(?:x\{[\da-f]+\}|x[\da-f]{2}|[0-7]{1,3}|[^])|[^]/iuy],
];

type TokenKind =
  | 'boundary'
  | 'quotation'
  | 'textEnd'
  | 'position'
  | 'property'
  | 'escapedClass'
  | 'class'
  | 'structure'
  | 'quantifier'
  | 'anyCharacter'
  | 'literal';

interface Token {
  kind: TokenKind;
  text: string;
}

/** A pattern for the engine. */
interface UnicodePattern {
  pattern: string;
  /** Whether the pattern must be matched against `markWordsSql`, because it contains `\b`. */
  needsMarks: boolean;
}

/** Rewrites a pattern so that `\w`, `\W` and `\b` cover all scripts. Other patterns stay unchanged. */
export function toUnicodePattern(pattern: string): UnicodePattern {
  const parsedTokens = tokenise(pattern);
  const needsMarks = parsedTokens.some(({ kind }) => kind === 'boundary');
  const parts = parsedTokens.map((token, index) =>
    needsMarks ? skipMarks(token, parsedTokens[index - 1]) : expandClasses(token),
  );
  return { pattern: parts.join(''), needsMarks };
}

/** SQL of a text with marks at the ends of its words. */
export function markWordsSql(sql: string): string {
  return `replaceRegexpAll(${sql}, '[\\\\pL\\\\pM\\\\pN_]+', '${marks}\\\\0${marks}')`;
}

function tokenise(pattern: string): Token[] {
  const found: Token[] = [];
  for (let index = 0; index < pattern.length;) {
    const token = readToken(pattern, index);
    found.push(token);
    index += token.text.length;
  }
  return found;
}

function readToken(pattern: string, index: number): Token {
  for (const [kind, expression] of tokens) {
    expression.lastIndex = index;
    const text = expression.exec(pattern)?.[0];
    if (text !== undefined && text !== '') return { kind, text };
  }
  return { kind: 'literal', text: pattern.charAt(index) };
}

/** A token with Unicode word classes. */
function expandClasses({ kind, text }: Token): string {
  if (kind === 'class') return expandBrackets(text);
  if (kind !== 'escapedClass') return text;
  return text === String.raw`\w`
    ? `[${wordCharacters}]`
    : text === String.raw`\W`
      ? `[^${wordCharacters}]`
      : text;
}

function expandBrackets(text: string): string {
  return text.replace(/\\[^]/g, (escape) =>
    escape === String.raw`\w` ? wordCharacters : escape === String.raw`\W` ? nonWordCharacters : escape,
  );
}

/** A token that matches the same characters of a marked text. */
function skipMarks({ kind, text }: Token, previous: Token | undefined): string {
  switch (kind) {
    case 'boundary':
      return mark;
    case 'textEnd':
      return `(?:${mark}*${text})`;
    case 'position':
    case 'structure':
    case 'quantifier':
      return text;
    case 'quotation':
      return [...text.slice(2).replace(/\\E$/, '')]
        .map((character) => `${mark}*${quote(character)}`)
        .join('');
    case 'literal':
      // A word has no mark between two of its letters.
      return isWordLiteral(text) && previous?.kind === 'literal' && isWordLiteral(previous.text)
        ? text
        : `${mark}*${text}`;
    case 'anyCharacter':
      return skipMarksBefore(`[^${mark}]`);
    case 'escapedClass':
    case 'property':
      return skipMarksBefore(negatedClassWithoutMark(text) ?? expandClasses({ kind, text }));
    case 'class':
      return skipMarksBefore(
        text.startsWith('[^')
          ? `${expandBrackets(text).slice(0, -1)}${mark}]`
          : expandBrackets(text.replaceAll(String.raw`\D`, nonDigits).replaceAll(String.raw`\S`, nonSpaces)),
      );
  }
}

/** Groups a character class with preceding marks, so that a quantifier repeats both. */
function skipMarksBefore(characterClass: string): string {
  return `(?:${mark}*${characterClass})`;
}

/** A negated class such as `\S` or `\PL` as a bracket expression without the mark; undefined for other classes. */
function negatedClassWithoutMark(text: string): string | undefined {
  if (text === String.raw`\W`) return `[^${wordCharacters}${mark}]`;
  const [, letter, name] = /^\\(?:([DSP])|p(?=\{\^))(.*)$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  return `[^\\${letter?.toLowerCase() ?? 'p'}${name.replace('{^', '{')}${mark}]`;
}

function isWordLiteral(text: string): boolean {
  return /^[\p{L}\p{M}\p{N}_]$/u.test(text);
}

function quote(character: string): string {
  return character.replace(/[\\.+*?()|[\]{}^$]/, String.raw`\$&`);
}
