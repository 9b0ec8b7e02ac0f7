import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { textEncodings, type TextEncoding } from '../../contract/file-reading.js';
import { detectEncoding, sampleEncoding } from './detect-encoding.js';
import { decodeToUtf8 } from './text-encoding.js';

const russian = ['купить палатку', 'ремонт телефонов москва', 'ПОГОДА НА ЗАВТРА'];
const keywords: Partial<Record<TextEncoding, readonly string[]>> = {
  'utf-8': [...russian, '跑步鞋 推荐'],
  'utf-16le': russian,
  'utf-16be': russian,
  'windows-1250': [
    'koupit notebook levně',
    'nejlepší pračka',
    'dárky k vánocům',
    'słuchawki',
    'łóżko dziecięce',
  ],
  'windows-1251': russian,
  'windows-1252': ['boot mieten köln', 'bootsführerschein kosten', 'chaussures été', 'cómo hacer pan'],
  'windows-1253': ['αγορά σπιτιού', 'φθηνά παπούτσια', 'ξενοδοχεία αθήνα'],
  'windows-1254': ['kiralık ev', 'güneş gözlüğü', 'ayakkabı fiyatları'],
  'windows-1255': ['נעליים לגברים', 'מלון בירושלים'],
  'windows-1256': ['شراء هاتف', 'فنادق دبي رخيصة'],
  'windows-1257': ['nešiojamas kompiuteris pigiai', 'žieminės padangos'],
  'windows-874': ['ซื้อรองเท้า', 'โรงแรมกรุงเทพ'],
  'iso-8859-5': russian,
  'koi8-r': russian,
  ibm866: russian,
  shift_jis: ['野菜 宅配', '靴 通販 おすすめ'],
  'euc-jp': ['野菜 宅配', '靴 通販 おすすめ'],
  gb18030: ['跑步鞋 推荐', '手机 价格'],
  big5: ['跑步鞋 推薦', '手機 價格'],
  'euc-kr': ['운동화 추천', '서울 호텔'],
};

const table = (words: readonly string[]) =>
  ['keyword;position;url', ...words.map((word, index) => `${word};${index + 1};https://a.example/`)].join(
    '\n',
  );

const detect = async (bytes: Buffer, chunkBytes = bytes.length) =>
  detectEncoding(await sampleEncoding(chunks(bytes, chunkBytes)));

const chunks = (bytes: Buffer, size: number): AsyncIterable<Buffer> =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    ),
  );

describe('the encoding of a file', () => {
  it.each(Object.entries(keywords) as [TextEncoding, readonly string[]][])(
    'restores a table in %s without a mark',
    async (encoding, words) => {
      const text = table(words);
      const bytes = iconv.encode(text, encoding);
      const detected = await detect(bytes, 7);
      const decoded = await buffer(decodeToUtf8(chunks(bytes, 3), detected.encoding));
      expect(decoded.toString()).toBe(text);
      const isUnicode = encoding.startsWith('utf-');
      expect(detected.decision?.basis).toBe(isUnicode ? undefined : 'values');
    },
  );

  it('is decided by lines behind a long start in ASCII', async () => {
    const text = `${table(Array.from({ length: 20_000 }, (_, index) => `tent ${index}`))}\n${table(russian)}`;
    const { encoding, decision } = await detect(iconv.encode(text, 'windows-1251'), 65_536);
    expect(encoding).toBe('windows-1251');
    expect(decision?.examples).toContain('палатку');
  });

  it('stays open if likely encodings yield different words', async () => {
    const { decision } = await detect(iconv.encode(table(['nejlepší pračka']), 'iso-8859-2'));
    expect(decision).toMatchObject({ setting: 'encoding' });
    expect(decision?.value).toBeUndefined();
    expect(decision?.candidates).toEqual(expect.arrayContaining(['iso-8859-2', 'windows-1250']));
    expect(decision?.examples).toContain('nejlepší');
  });

  it('stays open if only a rare encoding is more likely than a common one', async () => {
    const words = ['città città', 'però perché qualità', 'giardino acciaio', 'però città città'];
    const { decision } = await detect(iconv.encode(table(words), 'windows-1252'));
    expect(decision?.value).toBeUndefined();
    expect(decision?.candidates).toContain('windows-1252');
  });

  it('is Korean for different syllables only, and open for few of them', async () => {
    const few = table(['구매 정원 저렴한', '전기포트 전기포트', '저렴한 추천']);
    const open = await detect(iconv.encode(few, 'euc-kr'));
    expect(open.decision?.value === 'euc-kr' || open.decision?.candidates?.includes('euc-kr')).toBe(true);
    const many = table(['구매 정원 저렴한 가구', '전기포트 추천', '서울 호텔 예약', '운동화 신발 세일']);
    expect(await detect(iconv.encode(many, 'euc-kr'))).toMatchObject({ encoding: 'euc-kr' });
  });

  it('is Korean or open for Hangul next to a character of another script', async () => {
    const cells = [
      '구매 정원 구매 전기포트 & co;€ 37.23',
      '정원 전기포트 전기포트 전기포트 c++;https://a.example/ж-1;€ 17.16',
      '가구 저렴한 정원;https://a.example/ж-2;€ 3394.89',
      '정원 가구 추천;€ 8.73',
    ];
    const { decision } = await detect(iconv.encode(cells.join('\n'), 'euc-kr'));
    expect(decision?.value === 'euc-kr' || decision?.candidates?.includes('euc-kr')).toBe(true);
  });

  it('is Western if its only foreign characters are signs on their own', async () => {
    const bytes = iconv.encode(table(['kettle £5', 'kettle € 20']), 'windows-1252');
    expect(await detect(bytes)).toMatchObject({ decision: { value: 'windows-1252', basis: 'values' } });
  });

  it.each(['shift_jis', 'euc-jp', 'gb18030', 'big5'])(
    'restores full-width digits of a table in %s without words',
    async (encoding) => {
      const bytes = iconv.encode(table(['５２２６０１２', '４５６６０']), encoding);
      const { encoding: detected, decision } = await detect(bytes);
      expect(decision?.basis).toBe('values');
      expect(iconv.decode(bytes, detected)).toContain('５２２６０１２');
    },
  );

  it('is UTF-8 with a note if a few bytes are invalid', async () => {
    const bytes = Buffer.concat([Buffer.from(table(russian)), Buffer.from([0x0a, 0xd0])]);
    expect(await detect(bytes)).toEqual({ encoding: 'utf-8', hasInvalidBytes: true });
  });

  it('is UTF-8 for a long line whose characters are split between chunks', async () => {
    const bytes = Buffer.from('погода '.repeat(20_000));
    expect(await detect(bytes, 65_535)).toEqual({ encoding: 'utf-8' });
  });

  it('has a decoder for every supported name', () => {
    expect(textEncodings.filter((name) => !iconv.encodingExists(name))).toEqual([]);
  });
});
