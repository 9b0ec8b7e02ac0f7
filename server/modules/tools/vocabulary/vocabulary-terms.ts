import { mapYielding } from '../../../reports/words/map-yielding.js';
import { computeCanonicalForms, type CanonicalForm } from '../../../reports/words/phrase-keys.js';
import { splitWords } from '../../../reports/words/split-words.js';
import { isFunctionWord } from '../lists/function-words.js';

/** A keyword with its search volumes. */
export interface KeywordWithVolume {
  word: string;
  ws: number;
  wsk: number;
}

/** A word or phrase of keywords in all its forms. */
export interface VocabularyTerm {
  /** Most frequent form. */
  term: string;
  /** Number of words. */
  words: number;
  /** Forms that occur in the keywords, most frequent first. */
  forms: readonly string[];
  /** Number of keywords that contain the term. */
  keywords: number;
  /** Total and exact search volume of these keywords. */
  volume: number;
  exact: number;
  /** The first of these keywords in input order, at most `maxKeywordsPerTerm`. */
  keys: readonly string[];
  /** Whether the page's own keywords or text contain the term. */
  isOwn: boolean;
  /** Occurrences in the page texts. */
  inText: number;
}

interface VocabularySources {
  /** Keywords by descending volume. */
  keywords: readonly KeywordWithVolume[];
  /** Keywords of the subject page. */
  pageKeywords: readonly string[];
  /** Texts of the fetched pages. */
  texts: readonly string[];
  /** Cancels the analysis. */
  signal?: AbortSignal;
}

const maxPhraseWords = 3;

/** Keywords stored per term as examples. */
const maxKeywordsPerTerm = 50;

/** An n-gram of a text with the key that all its forms share. */
interface Gram {
  key: string;
  form: string;
  words: number;
}

interface TermStats {
  words: number;
  forms: Map<string, number>;
  keywords: number;
  volume: number;
  exact: number;
  keys: string[];
  lastKeywordIndex: number;
}

/**
 * Extracts words and phrases of keywords, by number of keywords, then alphabetically. A phrase has up to three
 * adjacent words and occurs in at least two keywords. Stop words do not count and do not start or end a phrase. A
 * term counts once per keyword.
 */
export async function extractVocabularyTerms(sources: VocabularySources): Promise<VocabularyTerm[]> {
  const { keywords, pageKeywords, texts, signal } = sources;
  const keywordWords = await mapYielding(keywords, ({ word }) => splitWords(word), signal);
  const pageKeywordWords = await mapYielding(pageKeywords, splitWords, signal);
  const textWords = await mapYielding(texts, splitWords, signal, 1);
  const firstForm = await computeCanonicalForms([...keywordWords, ...pageKeywordWords, ...textWords], signal);
  const termStats = new Map<string, TermStats>();
  await mapYielding(
    keywordWords,
    (words, keywordIndex) =>
      addKeyword(termStats, keywords[keywordIndex], generateGrams(words, firstForm), keywordIndex),
    signal,
  );
  const pageKeys = new Set<string>();
  const addPageKeys = (words: readonly string[]) => {
    for (const { key } of generateGrams(words, firstForm)) pageKeys.add(key);
  };
  await mapYielding(pageKeywordWords, addPageKeys, signal);
  const textCounts = new Map<string, number>();
  for (const words of textWords) {
    await mapYielding(
      words,
      (_word, from) => {
        for (const { key } of generateGramsFrom(words, from, firstForm)) {
          if (termStats.has(key)) textCounts.set(key, (textCounts.get(key) ?? 0) + 1);
        }
      },
      signal,
    );
  }
  return [...termStats]
    .filter(([, { words, keywords: count }]) => words === 1 || count > 1)
    .map(([key, a]) => {
      const inText = textCounts.get(key) ?? 0;
      return toVocabularyTerm(a, inText, inText > 0 || pageKeys.has(key));
    })
    .sort((a, b) => b.keywords - a.keywords || compareText(a.term, b.term));
}

function addKeyword(
  termStats: Map<string, TermStats>,
  keyword: KeywordWithVolume | undefined,
  grams: Iterable<Gram>,
  keywordIndex: number,
): void {
  if (!keyword) return;
  for (const { key, form, words } of grams) {
    const stats = termStats.get(key) ?? {
      words,
      forms: new Map<string, number>(),
      keywords: 0,
      volume: 0,
      exact: 0,
      keys: [],
      lastKeywordIndex: -1,
    };
    termStats.set(key, stats);
    stats.forms.set(form, (stats.forms.get(form) ?? 0) + 1);
    if (stats.lastKeywordIndex === keywordIndex) continue;
    stats.lastKeywordIndex = keywordIndex;
    stats.keywords += 1;
    stats.volume += keyword.ws;
    stats.exact += keyword.wsk;
    if (stats.keys.length < maxKeywordsPerTerm) stats.keys.push(keyword.word);
  }
}

function* generateGrams(words: readonly string[], firstForm: CanonicalForm): Generator<Gram> {
  for (let from = 0; from < words.length; from += 1) yield* generateGramsFrom(words, from, firstForm);
}

/** N-grams that start at a word. */
function* generateGramsFrom(
  words: readonly string[],
  from: number,
  firstForm: CanonicalForm,
): Generator<Gram> {
  const first = words[from];
  if (first === undefined || isFunctionWord(first)) return;
  let key = firstForm(first);
  let form = first;
  if ([...first].length > 1) yield { key, form, words: 1 };
  for (let count = 2; count <= maxPhraseWords; count += 1) {
    const next = words[from + count - 1];
    if (next === undefined) return;
    key += ` ${firstForm(next)}`;
    form += ` ${next}`;
    if (!isFunctionWord(next)) yield { key, form, words: count };
  }
}

function toVocabularyTerm(
  { words, forms, keywords, volume, exact, keys }: TermStats,
  inText: number,
  isOwn: boolean,
): VocabularyTerm {
  const sortedForms = [...forms]
    .sort(([a, count], [b, otherCount]) => otherCount - count || compareText(a, b))
    .map(([form]) => form);
  return {
    term: sortedForms[0] ?? '',
    words,
    forms: sortedForms,
    keywords,
    volume,
    exact,
    keys,
    isOwn,
    inText,
  };
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
