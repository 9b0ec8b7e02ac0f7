/** Characters around a common word that add no strength, as in `football99!`. */
const maxAffixCharacters = 4;

/** Name of the service, which attackers try first on every installation. */
const serviceName = 'rivalscope';

/** Minimum number of distinct characters; rejects repeated single keys. */
const minDistinctCharacters = 4;

/** Repeated units up to this length are weak even if they are no words. */
const maxTrivialUnitCharacters = 3;

interface PasswordPatterns {
  /** The most frequent passwords, in lower case. */
  commonPasswords: ReadonlySet<string>;
  /** Keys next to a key on a QWERTY keyboard. */
  adjacentKeys: (key: string) => string;
}

let patterns: Promise<PasswordPatterns> | undefined;

/**
 * Whether a password is easy to guess: a common password, the account's e-mail or the name of the service, in any case
 * or with a few extra characters, a repeated unit, or a sequence of letters, digits or adjacent keys. The patterns are
 * loaded on first use.
 */
export async function isGuessable(password: string, email?: string): Promise<boolean> {
  const { commonPasswords, adjacentKeys } = await (patterns ??= loadPatterns());
  const text = password.toLowerCase();
  const characters = [...text];
  if (getAccountWords(email).some((word) => resemblesWord(text, word))) return true;
  if (new Set(characters).size < minDistinctCharacters || commonPasswords.has(text)) return true;
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (commonPasswords.has(core) && characters.length - [...core].length <= maxAffixCharacters) return true;
  const repeatedUnit = findRepeatedUnit(text);
  if (
    repeatedUnit !== undefined &&
    (repeatedUnit.length <= maxTrivialUnitCharacters || commonPasswords.has(repeatedUnit))
  ) {
    return true;
  }
  return (
    isSequence(characters) ||
    characters.every((key, index) => index === 0 || adjacentKeys(characters[index - 1] ?? '').includes(key))
  );
}

/** Words that attackers derive from the account: its e-mail, the local part with and without a tag, the service name. */
function getAccountWords(email = ''): string[] {
  const address = email.toLowerCase();
  const untaggedAddress = address.replace(/\+[^@]*/, '');
  const localParts = [address, untaggedAddress].map((text) => text.replace(/@.*/, ''));
  const words = [serviceName, address, untaggedAddress, ...localParts];
  return words.map(removeSeparators).filter((word) => word !== '');
}

/** Whether a text is the word, once or repeated, with few extra characters. Separators do not distinguish them. */
function resemblesWord(text: string, word: string): boolean {
  const core = removeSeparators(text);
  if (core.replaceAll(word, '') === '' && core !== '') return true;
  return core.includes(word) && [...core].length - [...word].length <= maxAffixCharacters;
}

/** Only the letters and digits of a text. */
function removeSeparators(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The shortest unit that the text repeats; undefined if there is none. */
function findRepeatedUnit(text: string): string | undefined {
  const index = (text + text).indexOf(text, 1);
  return index < text.length ? text.slice(0, index) : undefined;
}

/** Whether code points increase or decrease by one: `abcdefgh`, `87654321`. */
function isSequence(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) =>
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step),
  );
}

async function loadPatterns(): Promise<PasswordPatterns> {
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const keys = new Map(
    Object.entries(adjacencyGraphs.qwerty).map(([key, neighbours]) => [key, (neighbours ?? []).join('')]),
  );
  return {
    commonPasswords: new Set(dictionary['passwords-common']),
    adjacentKeys: (key) => keys.get(key) ?? '',
  };
}
