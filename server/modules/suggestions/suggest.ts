import { generationScope } from '../../reports/engine/source-sql.js';
import { normaliseTypedKeyword } from '../../contract/formatting/normalise-keyword.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import { asciiTokens, indexTokens } from '../../reports/words/split-words.js';
import { phrasePattern } from '../../reports/words/word-pattern.js';
import { joinSignsSql, mayHaveSigns } from '../../reports/words/word-signs.js';
import { GenerationReader } from '../../reports/engine/generation-reader.js';
import { addVolumeRanges } from '../dashboards/volume-ranges.js';
import { SuggestionKind, SuggestionScope, type Suggestion } from './suggestion.type.js';

interface SuggestionRow {
  text: string;
  volume: number;
}

interface KeywordSuggestionRow extends SuggestionRow {
  kid: number;
}

/** Maximum suggestions, and maximum domains if keywords are suggested too. */
const maxSuggestions = 10;
const maxDomainsWithKeywords = 4;

const domainsSql = `SELECT name AS text, it50 AS volume FROM domain_by_name WHERE ${generationScope} AND it50 > 0 AND startsWith(name, {text:String}) ORDER BY name = {text:String} DESC, it50 DESC, name LIMIT {limit:UInt8}`;
const domainsContainingSql = `SELECT name AS text, it50 AS volume FROM domain_by_name WHERE ${generationScope} AND it50 > 0 AND position(name, {text:String}) > 1 ORDER BY it50 DESC, name LIMIT {limit:UInt8}`;
// Punycode does not preserve prefixes, so text beyond ASCII is matched against the Unicode form.
const readableDomainsSql = `SELECT name AS text, it50 AS volume FROM domain_by_name WHERE ${generationScope} AND it50 > 0 AND name GLOBAL IN (SELECT name FROM readable_host WHERE startsWith(readable, {text:String})) ORDER BY it50 DESC, name LIMIT {limit:UInt8}`;
const readableDomainsContainingSql = `SELECT name AS text, it50 AS volume FROM domain_by_name WHERE ${generationScope} AND it50 > 0 AND name GLOBAL IN (SELECT name FROM readable_host WHERE position(readable, {text:String}) > 1) ORDER BY it50 DESC, name LIMIT {limit:UInt8}`;
const keywordsSql = `SELECT word AS text, ws AS volume, keyword_id AS kid FROM keyword_by_word WHERE ${generationScope} AND startsWith(word, {text:String}) ORDER BY word = {text:String} DESC, ws DESC, word LIMIT {limit:UInt8}`;
const keywordsContainingSql = `SELECT word AS text, ws AS volume, keyword_id AS kid FROM keyword WHERE ${generationScope} AND hasAllTokens(word, {words:Array(String)}) AND arrayAll(pattern -> match(${joinSignsSql('word')}, pattern), {patterns:Array(String)}) AND NOT startsWith(word, {text:String}) ORDER BY ws DESC, word LIMIT {limit:UInt8}`;

/**
 * Suggests domains and keywords with a prefix: exact match first, then by weight; filled up with matches elsewhere in
 * the text. Domains precede keywords. Empty for an empty text. Throws UnknownBase.
 */
export async function findSuggestions(
  input: string,
  code: string | undefined,
  scope: SuggestionScope,
  deps: ReportDependencies,
): Promise<Suggestion[]> {
  const base = await deps.bases.byCode(code);
  const keyword = normaliseTypedKeyword(input, base.lng);
  if (keyword === '') return [];
  const reader = new GenerationReader(base, deps);
  const suggestsBoth = scope === SuggestionScope.domain_and_keyword;
  const [domains, keywords] = await Promise.all([
    scope === SuggestionScope.keyword
      ? []
      : suggestDomains(keyword, suggestsBoth ? maxDomainsWithKeywords : maxSuggestions, reader),
    scope === SuggestionScope.domain ? [] : suggestKeywords(keyword, reader),
  ]);
  return [...domains, ...keywords].slice(0, maxSuggestions);
}

async function suggestDomains(input: string, limit: number, reader: GenerationReader): Promise<Suggestion[]> {
  const host =
    input
      .replace(/^[a-z]+:\/\//, '')
      .replace(/^www\./, '')
      .split(/[/?#]/, 1)[0] ?? '';
  if (host === '' || /\s/.test(host)) return [];
  const [startingSql, containingSql] = /[^\x20-\x7e]/.test(host)
    ? [readableDomainsSql, readableDomainsContainingSql]
    : [domainsSql, domainsContainingSql];
  const parameters = { text: host, limit };
  const matches = await queryUntilFull(limit, [
    () => reader.rows<SuggestionRow>('suggest-domains', startingSql, parameters),
    () => reader.rows<SuggestionRow>('suggest-domains-within', containingSql, parameters),
  ]);
  return matches.map(({ text: name, volume }) => ({
    text: readableDomain(name),
    kind: SuggestionKind.domain,
    volume,
    wsRange: '',
  }));
}

async function suggestKeywords(text: string, reader: GenerationReader): Promise<Suggestion[]> {
  const limit = maxSuggestions;
  const words = asciiTokens(text);
  const matches = await queryUntilFull(limit, [
    () => reader.rows<KeywordSuggestionRow>('suggest-keywords', keywordsSql, { text, limit }),
    () =>
      words.length === 0
        ? Promise.resolve([])
        : reader.rows<KeywordSuggestionRow>('suggest-keywords-within', keywordsContainingSql, {
            text,
            words: words.flatMap(indexTokens),
            patterns: words.filter(mayHaveSigns).map((word) => phrasePattern([word])),
            limit,
          }),
  ]);
  const rowsWithRanges = await addVolumeRanges(matches, reader);
  return rowsWithRanges.map(({ text: word, volume, wsRange }) => ({
    text: word,
    kind: SuggestionKind.keyword,
    volume,
    wsRange,
  }));
}

/** Runs queries in order until the limit is reached. */
async function queryUntilFull<Row extends SuggestionRow>(
  limit: number,
  queries: readonly (() => Promise<readonly Row[]>)[],
): Promise<readonly Row[]> {
  const matches: Row[] = [];
  for (const query of queries) {
    if (matches.length < limit) matches.push(...(await query()));
  }
  return matches.slice(0, limit);
}
