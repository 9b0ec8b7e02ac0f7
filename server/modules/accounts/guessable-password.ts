/** Signs that a common word may wear in front and behind without becoming harder to guess: `football99!`. */
const maxAffixCharacters = 4;

/** Different characters that a password needs at least: fewer are a key held down. */
const minDistinctCharacters = 4;

/** The longest part whose repetition alone is tried before real words. */
const maxTrivialUnitCharacters = 3;

interface PasswordDictionary {
  /** The most used passwords, in lower case. */
  commonPasswords: ReadonlySet<string>;
  /** Which keys stand beside a key. */
  adjacentKeys: (key: string) => string;
}

let dictionary: Promise<PasswordDictionary> | undefined;

/**
 * Whether a password is among what is guessed first: one of the most used ones, in any case of letters, also with a few digits
 * or signs around it; a part repeated; a row of the alphabet, of digits or of keys. The lists are read when they are first
 * asked for.
 */
export async function isGuessable(password: string): Promise<boolean> {
  const { commonPasswords, adjacentKeys } = await (dictionary ??= loadDictionary());
  const text = password.toLowerCase();
  const characters = [...text];
  if (new Set(characters).size < minDistinctCharacters || commonPasswords.has(text)) return true;
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (commonPasswords.has(core) && characters.length - [...core].length <= maxAffixCharacters) return true;
  const repeatedUnit = findRepeatedUnit(text);
  if (
    repeatedUnit !== undefined &&
    (repeatedUnit.length <= maxTrivialUnitCharacters || commonPasswords.has(repeatedUnit))
  )
    return true;
  return (
    isSequence(characters) ||
    characters.every((key, at) => at === 0 || adjacentKeys(characters[at - 1] ?? '').includes(key))
  );
}

/** The shortest part that the whole text repeats; undefined where it repeats none. */
function findRepeatedUnit(text: string): string | undefined {
  const at = (text + text).indexOf(text, 1);
  return at < text.length ? text.slice(0, at) : undefined;
}

/** Each character the next, or the one before, of that before it: `abcdefgh`, `87654321`. */
function isSequence(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) => codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step));
}

async function loadDictionary(): Promise<PasswordDictionary> {
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const keys = new Map(
    Object.entries(adjacencyGraphs.qwerty).map(([key, neighbours]) => [key, (neighbours ?? []).join('')]),
  );
  return {
    commonPasswords: new Set(dictionary['passwords-common']),
    adjacentKeys: (key) => keys.get(key) ?? '',
  };
}
