import iconv from 'iconv-lite';

/** Characters that cp1251 can encode. */
const encodable = new Set(
  iconv.decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), 'win1251'),
);

/**
 * Encodes text in cp1251. Unsupported letters lose their accents (`café` → `cafe`), currency signs become codes, and
 * other characters become `?`. Letters are only replaced by letters, so nothing can turn into a delimiter or the
 * start of a formula after escaping.
 */
export function encodeCp1251(text: string): Buffer {
  return iconv.encode(text.replace(/[^\0-\x7f]/gu, nearest), 'win1251');
}

/** Replacements for characters without a cp1251 code. */
const replacements: Readonly<Record<string, string>> = { '₽': 'RUB' };

function nearest(sign: string): string {
  if (encodable.has(sign)) return sign;
  if (replacements[sign] !== undefined) return replacements[sign];
  const plain = sign.normalize('NFD').replace(/\p{M}+/gu, '');
  return /^\p{L}$/u.test(plain) && encodable.has(plain) ? plain : '?';
}
