import { isAscii, isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import iconv from 'iconv-lite';
import type { TextEncoding } from '../../contract/file-reading.js';
import type { ReadingDecision } from '../reading-decision.js';

/** Encodings that the detection library proposes, by its names in lower case. Others do not occur in tables. */
const encodingByName: Readonly<Record<string, TextEncoding>> = {
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1252': 'windows-1252',
  'windows-1253': 'windows-1253',
  'windows-1254': 'windows-1254',
  'windows-1255': 'windows-1255',
  'windows-1256': 'windows-1256',
  'windows-1257': 'windows-1257',
  'windows-1258': 'windows-1258',
  cp874: 'windows-874',
  'tis-620': 'windows-874',
  'iso-8859-1': 'windows-1252',
  'iso-8859-2': 'iso-8859-2',
  'iso8859-3': 'iso-8859-3',
  'iso8859-4': 'iso-8859-4',
  'iso-8859-5': 'iso-8859-5',
  'iso-8859-6': 'iso-8859-6',
  'iso-8859-7': 'iso-8859-7',
  'iso-8859-8': 'iso-8859-8',
  'iso-8859-9': 'windows-1254',
  'iso8859-10': 'iso-8859-10',
  'iso-8859-13': 'iso-8859-13',
  'iso8859-14': 'iso-8859-14',
  'iso8859-15': 'iso-8859-15',
  'iso8859-16': 'iso-8859-16',
  'koi8-r': 'koi8-r',
  'koi8-u': 'koi8-u',
  ibm866: 'ibm866',
  shift_jis: 'shift_jis',
  cp932: 'shift_jis',
  'euc-jp': 'euc-jp',
  gb2312: 'gb18030',
  gb18030: 'gb18030',
  big5: 'big5',
  'euc-kr': 'euc-kr',
  cp949: 'euc-kr',
};

/** Text whose encoding is to be detected. */
interface EncodingSample {
  /** First bytes of the file. */
  head: Buffer;
  /** First cells with non-ASCII bytes in the whole file, one per line; undefined if the file is valid UTF-8. */
  foreignCells?: Buffer;
  /** Whether most parts of the file with non-ASCII bytes are valid UTF-8. */
  isMostlyUtf8?: boolean;
}

/** Bytes of cells that the detection reads. */
const maxSampleBytes = 32 * 1024;

const [lineFeed, utf8Bom] = [0x0a, Buffer.from([0xef, 0xbb, 0xbf])];

/** Reads the whole file unless its first cells that are not UTF-8 suffice. */
export async function sampleEncoding(chunks: AsyncIterable<Buffer>): Promise<EncodingSample> {
  let head: Buffer | undefined;
  let pending: Buffer = Buffer.alloc(0);
  const cells: Buffer[] = [];
  let size = 0;
  const foreignBytes = { valid: 0, invalid: 0 };
  const add = (bytes: Buffer) => {
    if (isAscii(bytes)) return;
    const kind = isUtf8(bytes) ? 'valid' : 'invalid';
    foreignBytes[kind] += bytes.length;
    if (kind === 'valid') return;
    size += addForeignCells(bytes, cells);
  };
  for await (const chunk of chunks) {
    if (head === undefined) {
      head = chunk.subarray(0, 1024);
      if (detectByMark(head) ?? detectUtf16(head)) return { head };
    }
    const bytes = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    const end = bytes.lastIndexOf(lineFeed) + 1;
    // A line without end is checked in parts, because it may be as long as the file.
    const complete = end === 0 && bytes.length > maxSampleBytes ? findCharacterStart(bytes) : end;
    pending = Buffer.from(bytes.subarray(complete));
    add(bytes.subarray(0, complete));
    if (size >= maxSampleBytes) break;
  }
  add(pending);
  head ??= Buffer.alloc(0);
  if (foreignBytes.invalid === 0) return { head };
  return {
    head,
    foreignCells: Buffer.concat(cells).subarray(0, maxSampleBytes),
    isMostlyUtf8: foreignBytes.valid > foreignBytes.invalid,
  };
}

/** Start of the last character of a UTF-8 text, which may be incomplete. */
function findCharacterStart(bytes: Buffer): number {
  let start = bytes.length - 1;
  while (start > bytes.length - 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}

/** Ends of cells. No encoding has these bytes within a character. */
const cellEnds: ReadonlySet<number> = new Set([...'\t\r\n",;'].map((character) => character.charCodeAt(0)));

/** Collects the cells with non-ASCII bytes, because others would hide the language. Returns their size. */
function addForeignCells(bytes: Buffer, cells: Buffer[]): number {
  let size = 0;
  let start = 0;
  let isForeign = false;
  for (let index = 0; index <= bytes.length && size < maxSampleBytes; index++) {
    const byte = bytes[index] ?? lineFeed;
    if (byte >= 0x80) isForeign = true;
    if (!cellEnds.has(byte)) continue;
    if (isForeign) {
      cells.push(Buffer.from(bytes.subarray(start, Math.min(index, start + maxSampleBytes))), newLine);
      size += index - start + 1;
    }
    start = index + 1;
    isForeign = false;
  }
  return size;
}

const newLine = Buffer.from('\n');

function detectByMark(head: Buffer): TextEncoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return head.subarray(0, 3).equals(utf8Bom) ? 'utf-8' : undefined;
}

/** UTF-16 without a mark: delimiters, digits and line ends of a table have a zero byte. Other texts have none. */
function detectUtf16(head: Buffer): TextEncoding | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0 || head.length < 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Encodings whose lower case letters are capitals in another one. */
const casedEncodings: readonly TextEncoding[] = [
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'iso-8859-2',
  'iso-8859-5',
  'koi8-r',
  'ibm866',
];

/** Bytes in which capitals are lowered. */
const maxLoweredBytes = 2 * 1024;

/** Confidence by encoding. The models know few capitals, so a text of capitals is also scored in lower case. */
function scoreEncodings(bytes: Buffer, detectAll: DetectAll): Map<TextEncoding, number> {
  const scores = new Map<TextEncoding, number>();
  const add = (sample: Buffer, only?: TextEncoding) => {
    for (const { encoding, confidence } of detectAll(sample)) {
      const name = encodingByName[encoding?.toLowerCase() ?? ''];
      if (name === undefined || (only !== undefined && name !== only)) continue;
      scores.set(name, Math.max(scores.get(name) ?? 0, confidence));
    }
  };
  add(bytes);
  for (const name of casedEncodings) {
    const text = iconv.decode(bytes.subarray(0, maxLoweredBytes), name);
    const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
    const characterCount = text.match(/\p{L}/gu)?.length ?? 0;
    const hasMixedWords = /\p{Ll}\p{Lu}/u.test(text);
    if (capitals > characterCount / 2 && !hasMixedWords) add(iconv.encode(text.toLowerCase(), name), name);
  }
  return scores;
}

type DetectAll = (bytes: Uint8Array) => { encoding: string | null; confidence: number }[];

const countForeignBytes = (bytes: Buffer): number =>
  bytes.reduce((count, byte) => count + Number(byte >= 0x80), 0);

/** Whether valid sequences of UTF-8 outnumber the others, as in a text with truncated characters. */
function hasMostlyUtf8(bytes: Buffer): boolean {
  const text = bytes.toString();
  const invalid = text.match(/\ufffd+/gu)?.join('').length ?? 0;
  const valid = text.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  return valid > invalid;
}

/** An encoding, and the decision if the file is neither UTF-8 nor marked. */
export interface DetectedEncoding {
  encoding: TextEncoding;
  decision?: ReadingDecision;
  /** Whether a UTF-8 text contains invalid bytes, which are replaced. */
  hasInvalidBytes?: boolean;
}

/** Hardly any program writes these encodings, so they need much more evidence than the others. */
const rareEncodings: ReadonlySet<TextEncoding> = new Set([
  'iso-8859-3',
  'iso-8859-4',
  'iso-8859-10',
  'iso-8859-14',
  'iso-8859-16',
]);
const rarePrior = 0.7;

/** A likely encoding of a text. */
interface Proposal {
  name: TextEncoding;
  confidence: number;
  text: string;
}

const isRare = (proposal: Proposal | undefined): boolean =>
  proposal !== undefined && rareEncodings.has(proposal.name);

/** Chinese and Japanese texts hardly ever consist of this many different characters that are Hangul in `euc-kr`. */
const minHangul = 20;

/** Share of the different characters of a Korean text that may belong to scripts such as Cyrillic and Greek. */
const maxOtherShare = 0.2;

/**
 * The models confuse short Korean texts with other East Asian ones. A text of Hangul is as likely Korean as the best
 * proposal, and certainly Korean if it has many different characters.
 */
function withKorean(proposals: readonly Proposal[], bytes: Buffer): readonly Proposal[] {
  const best = Math.max(0, ...proposals.map(({ confidence }) => confidence));
  // Other encodings of Japanese and Chinese have bytes below.
  if (bytes.some((byte) => byte >= 0x80 && byte < 0xa1)) return proposals;
  const text = iconv.decode(bytes, 'euc-kr');
  const characters = new Set(text.match(/[^\p{ASCII}\P{L}]/gu));
  const otherCharacters = [...characters].filter((character) => !/\p{Script=Hangul}/u.test(character));
  const isKorean =
    characters.size > otherCharacters.length &&
    otherCharacters.length <= characters.size * maxOtherShare &&
    !otherCharacters.some((character) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character),
    );
  if (!isKorean || !proposals.some(({ name }) => eastAsian.includes(name)) || !isPlausible(text, 'euc-kr')) {
    return proposals;
  }
  const korean: Proposal = { name: 'euc-kr', confidence: best, text };
  if (characters.size >= minHangul) return [korean];
  return proposals.some(({ name, confidence }) => name === 'euc-kr' && confidence === best)
    ? proposals
    : [korean, ...proposals.filter(({ name }) => name !== 'euc-kr')];
}

/**
 * A candidate with this share of the confidence of the best one is as likely. Few East Asian characters exist in several
 * encodings.
 */
const ambiguousShare = 0.8;
const ambiguousShareOfFew = 0.4;
const fewBytes = 10;

const maxExamples = 3;
const maxCandidates = 4;

/**
 * Detects the encoding by the byte order mark, the zero bytes of UTF-16 or the validity of UTF-8, otherwise by the letters
 * of all languages (jschardet). The decision has no value if likely encodings yield different texts.
 */
export async function detectEncoding({
  head,
  foreignCells,
  isMostlyUtf8 = false,
}: EncodingSample): Promise<DetectedEncoding> {
  const marked = detectByMark(head) ?? detectUtf16(head);
  if (marked) return { encoding: marked };
  if (!foreignCells) return { encoding: 'utf-8' };
  if (isMostlyUtf8 || hasMostlyUtf8(foreignCells)) return { encoding: 'utf-8', hasInvalidBytes: true };
  // Only few files are not UTF-8, and the models of the library are large.
  const { detectAll } = await import('jschardet');
  const proposals = [...scoreEncodings(foreignCells, detectAll)].flatMap(([name, confidence]) => {
    const text = iconv.decode(foreignCells, name);
    const prior = rareEncodings.has(name) ? rarePrior : 1;
    return isPlausible(text, name) ? [{ name, confidence: confidence * prior, text }] : [];
  });
  const sorted = (findByOtherSigns(foreignCells) ?? withKorean(proposals, foreignCells)).toSorted(
    (a, b) => b.confidence - a.confidence,
  );
  const [best] = sorted;
  const areFew = eastAsian.includes(best?.name ?? 'utf-8') && countForeignBytes(foreignCells) < fewBytes;
  const share = areFew ? ambiguousShareOfFew : ambiguousShare;
  // A rare encoding never decides against a common one.
  const common = isRare(best) ? sorted.find((proposal) => !isRare(proposal)) : undefined;
  const likely = sorted.filter(
    (proposal) => proposal === common || proposal.confidence >= (best?.confidence ?? 0) * share,
  );
  const alternatives = likely.filter(
    ({ text }, index) => likely.findIndex((other) => other.text === text) === index,
  );
  const encoding = best?.name ?? 'windows-1252';
  const examples = exampleWords(best?.text ?? iconv.decode(foreignCells, encoding));
  return alternatives.length === 1
    ? { encoding, decision: { setting: 'encoding', value: encoding, basis: 'values', examples } }
    : {
        encoding,
        decision: {
          setting: 'encoding',
          examples:
            alternatives.length === 0 ? examples : differingWords(alternatives.map(({ text }) => text)),
          candidates: [...new Set(alternatives.map(({ name }) => name))].slice(0, maxCandidates),
        },
      };
}

/** Decodes a text of unknown encoding. If several encodings are as likely, the first one is used. */
export async function decodeText(bytes: Buffer): Promise<string> {
  const { encoding } = await detectEncoding(
    await sampleEncoding(Readable.from([bytes], { objectMode: true })),
  );
  return iconv.decode(bytes, encoding);
}

const foreignCharacter = String.raw`[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]`;

/** A word of Latin and other letters, such as a Russian word in a wrong code page. */
const mixedWord = new RegExp(
  String.raw`\p{Script=Latin}${foreignCharacter}|${foreignCharacter}\p{Script=Latin}|\p{Script=Cyrillic}[\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]`,
  'u',
);

/** Control characters, box drawings, unassigned characters, and signs within words, which no keyword has. */
const impossible =
  /[\u0080-\u009f\u2500-\u259f\ufffd\p{Co}]|\p{L}[\u00a4\u00a6\u00a9\u00ac\u00b1\u00b6\u00b8\u00b9\u2020\u2021]\p{L}/u;

/** East Asian scripts, whose words often contain Latin letters. */
const eastAsian: readonly TextEncoding[] = ['shift_jis', 'euc-jp', 'gb18030', 'big5', 'euc-kr'];

/** Korean words are written in Hangul only. */
const mixedKorean = /\p{Script=Hangul}\p{Script=Han}|\p{Script=Han}\p{Script=Hangul}/u;

function isPlausible(text: string, encoding: TextEncoding): boolean {
  if (impossible.test(text)) return false;
  if (encoding === 'euc-kr') return /\p{Script=Hangul}/u.test(text) && !mixedKorean.test(text);
  return eastAsian.includes(encoding) || !mixedWord.test(text);
}

/** Western signs on their own, such as `£5` and `20 °C`. */
const singleSigns = /^(?:\p{ASCII}|(?<=^|\p{ASCII})[\u00a0€£¥§°®©™–—…‘’“”«»](?=\p{ASCII}|$))*$/u;

/** Digits, letters and signs of East Asian keyboards, which differ from ASCII in their width only. */
const fullWidthForms = /^[\p{ASCII}\u3000\uff01-\uff5e]*$/u;

/** The encoding of a text without words, whose only other characters are signs or full-width digits. */
function findByOtherSigns(bytes: Buffer): readonly Proposal[] | undefined {
  const text = iconv.decode(bytes, 'windows-1252');
  if (singleSigns.test(text)) return [{ name: 'windows-1252', confidence: 1, text }];
  // Encodings with the same codes yield the same text.
  const wide = eastAsian.find((name) => fullWidthForms.test(iconv.decode(bytes, name)));
  return wide && [{ name: wide, confidence: 1, text: iconv.decode(bytes, wide) }];
}

/** The words around the first difference of the texts. */
function differingWords([first = '', ...others]: readonly string[]): string[] {
  const [second = first] = others;
  let index = 0;
  while (index < second.length && first[index] === second[index]) index++;
  return [first, ...others].map((text) => {
    const start = /[\p{L}\p{M}]*$/u.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? '';
    const end = /^.?[\p{L}\p{M}]*/u.exec(text.slice(index, index + 20))?.[0] ?? '';
    return start + end;
  });
}

function exampleWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{M}]*[^\p{ASCII}\P{L}][\p{L}\p{M}]*/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, 40)))].slice(0, maxExamples);
}
