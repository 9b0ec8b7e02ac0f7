import iconv from 'iconv-lite';

/** Every sign that cp1251 has. */
const encodable = new Set(
  iconv.decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), 'win1251'),
);

/**
 * Text in the code page cp1251. A letter that it does not have loses its accent (`café` → `cafe`), so that the word can
 * still be read, and a currency is named by its code; whatever is left without a sign becomes one `?`. Only letters are put for letters: nothing can turn into a
 * delimiter, or into the beginning of a formula, after the cells were made safe.
 */
export function encodeCp1251(text: string): Buffer {
  return iconv.encode(text.replace(/[^\0-\x7f]/gu, nearest), 'win1251');
}

/** What has no sign in the code page, and letters that name it. */
const replacements: Readonly<Record<string, string>> = { '₽': 'RUB' };

function nearest(sign: string): string {
  if (encodable.has(sign)) return sign;
  if (replacements[sign] !== undefined) return replacements[sign];
  const plain = sign.normalize('NFD').replace(/\p{M}+/gu, '');
  return /^\p{L}$/u.test(plain) && encodable.has(plain) ? plain : '?';
}
