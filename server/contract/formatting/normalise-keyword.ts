import { normaliseToNfc } from './normalise-to-nfc.js';

/** A keyword in normal form: lower-case Latin or Russian letters and digits, single spaces. */
const plainKeyword = /^[a-z0-9а-яё]+(?: [a-z0-9а-яё]+)*$/;

/** The expression uses the stack for each word, so longer texts take the slower way. */
const maxPlainLength = 1_000;

/** Whether the lower case of `I` is `ı` in a language (ISO 639-1). */
export function isTurkish(language: string | undefined): boolean {
  return language === 'tr';
}

/** Whether a short text is in normal form already. */
function isPlainKeyword(text: string): boolean {
  return text.length <= maxPlainLength && plainKeyword.test(text);
}

/**
 * Letters of keywords and their words: lower case, NFC. `İ` becomes `i` in every language; `I` becomes `ı` in Turkish.
 */
export function foldKeywordCase(text: string, language?: string): string {
  const lowerCaseText = isTurkish(language) ? text.toLocaleLowerCase('tr') : text.toLowerCase();
  return normaliseToNfc(lowerCaseText).replaceAll('i\u0307', 'i');
}

/** Normal form of a keyword in a database of a language (ISO 639-1): `foldKeywordCase` and single spaces. */
export function normaliseKeyword(text: string, language?: string): string {
  if (isPlainKeyword(text)) return text;
  return foldKeywordCase(text, language)
    .replace(/[\s\u0085\u200b]+/g, ' ')
    .trim();
}

/** Normal form of a keyword in a request. Texts above 2,048 characters are no keywords and stay unchanged. */
export function normaliseKeywordParameter(text: string, language?: string): string {
  return text.length > maxTypedLength ? text : normaliseKeyword(text, language);
}

/** Quotes around a phrase, by opening quote. */
const closingQuotes: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '”': '”',
  '„': '“”',
  '«': '»',
  '＂': '＂',
};

/** `+` or `!` before a word that starts with a letter. */
const markedWord = /(^|[\s[])[+!]+(?=[.\p{L}])/u;

/** Longer texts are no keywords, and deeper operators belong to the keyword. Both bound the time that a text takes. */
const maxTypedLength = 2_048;
const maxOperatorDepth = 8;

/**
 * Removes the match type operators of ad systems: quotes around the whole phrase, `+` or `!` before a word, and
 * brackets around words. A `+` before a number is an operator only in a phrase with other operators, because `+7` may
 * be a dialling code.
 */
export function stripMatchOperators(text: string): string {
  if (text.length > maxTypedLength) return text;
  let phrase = text.trim();
  for (let depth = 0; depth < maxOperatorDepth; depth++) {
    const inner = unquote(phrase);
    if (inner === phrase) break;
    phrase = inner;
  }
  const isMarked = phrase !== text.trim() || markedWord.test(phrase);
  return phrase
    .replace(/(^|[\s[])(?:[+!]+(?=[.\p{L}])|!+(?=\p{N}))/gu, '$1')
    .replace(/(^|[\s[])\++(?=\p{N})/gu, isMarked ? '$1' : '$&');
}

/** Removes one pair of quotes around the phrase and all pairs of brackets around words. */
function unquote(phrase: string): string {
  const [first = '', last = ''] = [phrase.charAt(0), phrase.charAt(phrase.length - 1)];
  const inner = phrase.slice(1, -1);
  const isQuoted =
    phrase.length > 2 && closingQuotes[first]?.includes(last) === true && !/["“”„«»＂]/.test(inner);
  return (isQuoted ? inner.trim() : phrase).replace(
    /(^|[\s+!])\[([^[\]]+)\](?=\s|$)/g,
    (brackets: string, before: string, words: string) => (words.trim() === '' ? brackets : before + words),
  );
}

/**
 * Normal form of a keyword that a person typed or pasted, without match type operators. Texts above 2,048 characters are
 * no keywords and stay unchanged.
 */
export function normaliseTypedKeyword(text: string, language?: string): string {
  if (text.length > maxTypedLength) return text;
  return isPlainKeyword(text) ? text : normaliseKeyword(stripMatchOperators(text), language);
}
