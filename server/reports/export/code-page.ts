import iconv from 'iconv-lite';

const encodableCharacters = new Set(
  iconv.decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), 'win1251'),
);

/**
 * Encodes text in cp1251. Unsupported letters lose their accents (`café` → `cafe`), currency signs become codes, and
 * other characters become `?`. Letters are only replaced by letters, so nothing can turn into a delimiter or the
 * start of a formula after escaping.
 */
export function encodeCp1251(text: string): Buffer {
  return iconv.encode(text.replace(/[^\0-\x7f]/gu, findReplacement), 'win1251');
}

/** Replacements for characters without a cp1251 code. */
const replacements: Readonly<Record<string, string>> = { '₽': 'RUB' };

function findReplacement(character: string): string {
  if (encodableCharacters.has(character)) return character;
  if (replacements[character] !== undefined) return replacements[character];
  const unaccented = character.normalize('NFD').replace(/\p{M}+/gu, '');
  return /^\p{L}$/u.test(unaccented) && encodableCharacters.has(unaccented) ? unaccented : '?';
}
