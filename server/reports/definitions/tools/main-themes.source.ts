import { resultDateAttributes } from '../../columns/result-date-columns.js';
import { generationConditions, subjectDomainIdSql } from '../../engine/source-sql.js';
import type { ReportArguments } from '../../engine/report-argument.js';
import type { Source, SourceAttributes, SourceContext } from '../../engine/report-source.js';
import { keywordWordsSql } from '../../words/theme-words.js';
import { functionWords } from '../../words/function-words.js';
import { asciiTokens, stripPossessives } from '../../words/split-words.js';
import type { WordParameter } from '../../words/word-parameters.js';

/** Maximum number of words per request. */
const maxThemeWords = 20;

/** Conditions on the site's keywords by argument name. */
const conditionByArgument: Readonly<Record<string, string>> = {
  minWs: 'ws >= {arg_minWs:Int64}',
  maxWs: 'ws <= {arg_maxWs:Int64}',
  minWsk: 'wsk >= {arg_minWsk:Int64}',
  maxWsk: 'wsk <= {arg_maxWsk:Int64}',
  minPos: 'pos >= {arg_minPos:Int64}',
  maxPos: 'pos <= {arg_maxPos:Int64}',
  like: 'positionCaseInsensitiveUTF8(word, {arg_like:String}) > 0',
  notLike: 'positionCaseInsensitiveUTF8(word, {arg_notLike:String}) = 0',
};

/**
 * Words in a site's keywords, grouped by form, with keyword count, total volume and ranking pages. A word counts once
 * per keyword. Function words and single letters are excluded.
 */
export function mainThemesSource({ arguments: values, themeForms }: SourceContext): Source {
  const words = parseThemeWords(values['words']);
  const wordConditions = Object.keys(words).map(
    (name) => `hasAny(${keywordWordsSql}, {${name}:Array(String)})`,
  );
  const conditions = [
    ...generationConditions,
    `domain_id = ${subjectDomainIdSql}`,
    ...Object.keys(conditionByArgument).flatMap((name) =>
      hasValue(values[name]) ? [conditionByArgument[name] ?? ''] : [],
    ),
    ...(wordConditions.length > 0 ? [`(${wordConditions.join(' OR ')})`] : []),
  ];
  const resultsSql =
    `SELECT best, ws, wsk, keyword_id, url_hash, word FROM position_by_domain WHERE ${conditions.join(' AND ')}` +
    (hasValue(values['qbyUrl']) ? ' ORDER BY ws DESC, keyword_id LIMIT {arg_qbyUrl:UInt32} BY url_hash' : '');
  const canonicalWordsSql = `arrayDistinct(arrayMap(one -> transform(one, {forms:Array(String)}, {formed_as:Array(String)}, one), ${keywordWordsSql}))`;
  const termsByPageSql =
    `SELECT term, url_hash, countIf(best = 1) AS keywords, sumIf(ws, best = 1) AS volume, sumIf(wsk, best = 1) AS exact, max((ws, keyword_id)) AS main` +
    ` FROM (SELECT best, ws, wsk, keyword_id, url_hash, arrayJoin(${canonicalWordsSql}) AS term FROM (${resultsSql}))` +
    ' WHERE lengthUTF8(term) > 1 AND term NOT IN {function_words:Array(String)} GROUP BY term, url_hash';
  return {
    name: 'words of the keywords of a site',
    from:
      `(SELECT term, sum(keywords) AS term_keywords, sum(volume) AS term_volume, sum(exact) AS term_exact, count() AS term_pages,` +
      ` argMax(url_hash, (keywords, url_hash)) AS main_page, max(main).2 AS main_keyword FROM (${termsByPageSql}) GROUP BY term)`,
    where: [],
    identity: ['term'],
    attributes: {
      page: mainPageAttributes,
      keyword: mainKeywordAttributes,
      ...resultDateAttributes('main_keyword'),
    },
    parameters: {
      forms: themeForms?.from ?? [],
      formed_as: themeForms?.to ?? [],
      function_words: functionWords,
    },
    words,
  };
}

function hasValue(value: ReportArguments[string]): boolean {
  return value !== undefined && value !== '';
}

/** Parses the requested words. A keyword must contain at least one of them, in any form. */
function parseThemeWords(text: ReportArguments[string]): Record<string, WordParameter> {
  const words = typeof text === 'string' ? asciiTokens(stripPossessives(text)).slice(0, maxThemeWords) : [];
  return Object.fromEntries(words.map((word, index) => [`wanted_${index}`, { word, kind: 'list' }]));
}

/** Path of the page that ranks for the most keywords of the term. */
const mainPageAttributes: SourceAttributes = {
  select: (keys) =>
    `SELECT url_hash AS page_hash, path AS page_path FROM page WHERE ${[...generationConditions, `domain_id = ${subjectDomainIdSql}`, ...(keys === undefined ? [] : [`url_hash ${keys.inClauseSql}`])].join(' AND ')}`,
  key: 'page_hash',
  rowKey: 'main_page',
  carried: {},
};

/** The term's keyword with the highest volume. */
const mainKeywordAttributes: SourceAttributes = {
  select: (keys) =>
    'SELECT keyword_id AS main_id, word AS main_word, cpc_min, cpc_max, docs, numwords, isgeo, isquest, adscnt' +
    ` FROM keyword WHERE ${[...generationConditions, ...(keys === undefined ? [] : [`keyword_id ${keys.inClauseSql}`])].join(' AND ')}`,
  key: 'main_id',
  rowKey: 'main_keyword',
  carried: {},
  restricted: true,
};
