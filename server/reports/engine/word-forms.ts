/** Words of a text: runs of letters and digits, in lower case. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const wordStart = '(?:^|[^\\p{L}\\p{N}])';
const wordEnd = '(?:$|[^\\p{L}\\p{N}])';

/** RE2 patterns, one a word, that find any form of it in a text in lower case. */
export function wordForms(words: readonly string[]): string[] {
  return words.map((word) => `${wordStart}${formsOf(word)}${wordEnd}`);
}

function formsOf(word: string): string {
  if (/^[а-яё]+$/.test(word)) return russianForms(word);
  if (/^[a-z]+$/.test(word)) return englishForms(word);
  return word;
}

const russianEndings = [
  'иями ями ами ией иям иях ием ев ов ие ье еи ии ей ой ий й иям ям ам ем ом ах ях ию ью ия ья у ю а я о е и ы ь',
  'ыми ими ее ие ые ое ей ий ый ой ем им ым ом его ого ему ому их ых ую юю ая яя ою ею',
  'ила ыла ена ейте уйте ите или ыли ей уй ил ыл им ым ен ило ыло ено ят ует уют ит ыт ены ить ыть ишь ую ю еть ться тся уть',
  'ала ана аете айте али ай ал аем ан ало ано ает ают аны ать аешь анно',
  'яла яна яете яйте яли яй ял яем ян яло яно яет яют яны ять яешь янно',
]
  .join(' ')
  .split(' ');

/** Longest first, so that stripping takes as much as it can. */
const russianByLength = [...new Set(russianEndings)].sort(
  (a, b) => b.length - a.length || a.localeCompare(b),
);
const russianStemLength = 3;

/** е and ё are one letter to a person who searches. */
function russianForms(word: string): string {
  const stem = stripEnding(word, russianByLength, russianStemLength);
  const loose = stem.replace(/[её]/g, '[её]');
  return stem.length < russianStemLength ? loose : `${loose}(?:${russianByLength.join('|')})?`;
}

const englishEndings = [
  'ing',
  'ings',
  'ed',
  'er',
  'ers',
  'es',
  's',
  "'s",
  'e',
  'y',
  'ies',
  'ied',
  'est',
  'ly',
];
const englishByLength = [...englishEndings].sort((a, b) => b.length - a.length || a.localeCompare(b));
const englishStemLength = 3;

function englishForms(word: string): string {
  const stem = stripEnding(word, englishByLength, englishStemLength).replace(/([bdgklmnprtz])\1$/, '$1');
  if (stem.length < englishStemLength) return word;
  const doubled = /[bdgklmnprtz]$/.test(stem) ? `${stem.at(-1)}?` : '';
  return `${stem}(?:${doubled}(?:${englishByLength.join('|')}))?`;
}

function stripEnding(word: string, endings: readonly string[], shortest: number): string {
  const ending = endings.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortest,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** Signs of a word, to the index. */
const wordSigns = 'a-z0-9\\x{80}-\\x{10ffff}';

/** Words of a text in their order, as the store's text index parts them: by every ASCII sign that is no letter or digit. */
export function asciiTokens(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^a-z0-9\u0080-\u{10ffff}]+/u)
    .filter((token) => token !== '');
}

/** RE2 pattern of such words in their order, side by side, in a text in lower case. */
export function phrasePattern(tokens: readonly string[]): string {
  return `(?:^|[^${wordSigns}])${tokens.join(`[^${wordSigns}]+`)}(?:$|[^${wordSigns}])`;
}
