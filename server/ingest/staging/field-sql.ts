import { formulaSigns } from '../formats/formula-guard.js';
import { isTurkish } from '../../contract/formatting/normalise-keyword.js';
import type { DecimalMark } from '../../contract/file-reading.js';
import type { CompetitionScale } from '../formats/reading-evidence.js';
import { featureIdsOf, intentsOf, noFeatureId } from '../formats/vendor-terms.js';
import { notRankedPattern } from '../formats/not-ranked.js';
import {
  emptyPlaceholders,
  numberDigits,
  numberUnits,
  signBefore,
  singleNumber,
  wordBeforeAmount,
  wordBehindAmount,
  wordBehindCount,
} from '../formats/written-number.js';
import { canonicalPathSql } from '../../reports/page-identity.js';
import { letSql } from '../../stores/clickhouse/let-sql.js';

/** All whitespace characters as RE2 classes. */
const blankClass = `\\\\s\\\\x{85}\\\\x{a0}\\\\x{1680}\\\\x{2000}-\\\\x{200b}\\\\x{2028}\\\\x{2029}\\\\x{202f}\\\\x{205f}\\\\x{3000}\\\\x{feff}`;

/** Matches texts that need trimming or space normalisation, so that the costly replacement runs only for these. */
const untidyPattern = `'^[${blankClass}]|[${blankClass}]$|[${blankClass}]{2}|[\\\\t-\\\\r\\\\x{85}\\\\x{a0}\\\\x{1680}\\\\x{2000}-\\\\x{200b}\\\\x{2028}\\\\x{2029}\\\\x{202f}\\\\x{205f}\\\\x{3000}\\\\x{feff}]'`;

/** SQL that trims a text and collapses whitespace. */
function tidySql(text: string): string {
  return `if(match(${text}, ${untidyPattern}), trimBoth(replaceRegexpAll(${text}, '[${blankClass}]+', ' ')), ${text})`;
}

/** SQL of a text without the apostrophe that guards a formula in our own CSV files. */
export function unguardedSql(text: string): string {
  return `if(startsWith(${text}, '\\'') AND match(${text}, '^.${formulaSigns}'), substring(${text}, 2), ${text})`;
}

/** SQL of a keyword's normal form, as `normaliseKeyword` returns it. */
export function keywordSql(text: string, language?: string): string {
  const tidy = tidySql(`toValidUTF8(${text})`);
  // A decomposed `İ` precedes the `I` that it contains.
  const cased = isTurkish(language) ? `replaceAll(replaceAll(${tidy}, 'I\u0307', 'i'), 'I', 'ı')` : tidy;
  return `replaceAll(normalizeUTF8NFC(lowerUTF8(${cased})), 'i\u0307', 'i')`;
}

/** SQL of whether a row has no keyword. Errors and links of spreadsheets are none. */
export function noKeywordSql(keyword: string): string {
  const errors = `'#REF!', '#N/A', '#NAME?', '#VALUE!', '#DIV/0!', '#NULL!', '#NUM!'`;
  const isError = `startsWith(${keyword}, '#') AND upper(${keyword}) IN (${errors})`;
  const isLink = `startsWith(${keyword}, '=') AND startsWith(upper(${keyword}), '=HYPERLINK(')`;
  return `(normal_word = '' OR ${isError} OR ${isLink})`;
}

/** Dotted host name labels: letters and digits of any script, `_` and `-`. */
const dottedHost = `'^[a-z0-9_\\\\-\\\\x{80}-\\\\x{10FFFF}]+(?:[.][a-z0-9_\\\\-\\\\x{80}-\\\\x{10FFFF}]+)+$'`;
const bracketedHost = `'^\\\\[[0-9a-f:.]+\\\\]$'`;

/**
 * Aliases that parse `url`: `url_host` (lower case), `domain` (without `www.`), `origin` (scheme, host and port,
 * without credentials), `given_path` (with query, without fragment, at least `/`), `path` (the canonical form of the page)
 * and `url_ok`.
 * Built from branchless string functions, since both sides of a branch are evaluated. The URL functions of ClickHouse
 * mishandle `user@` and letter case.
 */
export function urlAliases(url: string): string[] {
  return [
    `position(${url}, '://') AS scheme_end`,
    `lower(substring(${url}, 1, greatest(scheme_end, 1) - 1)) AS scheme`,
    `if(scheme_end > 0, substring(${url}, scheme_end + 3), '') AS behind_scheme`,
    `multiSearchFirstPosition(behind_scheme, ['/', '?', '#', '\\\\']) AS authority_end`,
    `lowerUTF8(if(authority_end = 0, behind_scheme, substring(behind_scheme, 1, authority_end - 1))) AS authority`,
    `substring(authority, position(authority, '@') + 1) AS host_and_port`,
    `position(host_and_port, ':', greatest(1, position(host_and_port, ']'))) AS port_at`,
    `substring(host_and_port, 1, if(port_at = 0, length(host_and_port), port_at - 1)) AS dotted_name`,
    `substring(dotted_name, 1, length(dotted_name) - endsWith(dotted_name, '.')) AS url_host`,
    `substring(url_host, 1 + 4 * (startsWith(url_host, 'www.') AND position(url_host, '.', 5) > 0)) AS domain`,
    // The default port of the scheme.
    `concat(scheme, '://', if(port_at > 0 AND substring(host_and_port, port_at) = if(scheme = 'http', ':80', ':443'), substring(host_and_port, 1, port_at - 1), host_and_port)) AS origin`,
    `if(authority_end = 0, '', substring(behind_scheme, authority_end)) AS behind_authority`,
    `if(position(behind_authority, '#') > 0, substring(behind_authority, 1, position(behind_authority, '#') - 1), behind_authority) AS whole_tail`,
    // A trailing question mark denotes the same page.
    `substring(whole_tail, 1, length(whole_tail) - endsWith(whole_tail, '?')) AS tail`,
    `if(startsWith(tail, '/'), tail, concat('/', tail)) AS given_path`,
    `${canonicalPathSql('given_path')} AS path`,
    // Several URLs in a cell are no URL.
    `(scheme IN ('http', 'https') AND (position(${url}, '://', scheme_end + 3) = 0 OR NOT match(${url}, '[[:space:],;]https?://')) AND (match(url_host, ${dottedHost}) OR match(url_host, ${bracketedHost}))) AS url_ok`,
  ];
}

/** Plain machine-readable numbers; all other texts take the slow path. */
const plainPattern = `'^[0-9]+$|^[0-9]*[.][0-9]+$|^(?:[0-9]+(?:[.][0-9]+)?|[.][0-9]+)[eE][+\\\\-]?[0-9]+$'`;

/** Spaces that separate thousands or precede a unit. */
const digitSpaces = `\\\\s\\\\x{a0}\\\\x{2009}\\\\x{202f}`;

const hasUnitSql = (text: string, unit: string): string =>
  `match(${text}, '[0-9][${digitSpaces}]*(?:${unit.replaceAll('\\', '\\\\')})')`;

const unitSql = (text: string): string => {
  const cases = numberUnits.map(({ unit, factor }) => `${hasUnitSql(text, unit)}, toFloat64(${factor})`);
  return `multiIf(${cases.join(', ')}, toFloat64(1))`;
};

/** SQL literal of an expression. */
const patternSql = (pattern: string): string =>
  `'${pattern.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Whether all words of a text match an expression. */
const wordsMatchSql = (text: string, pattern: string): string =>
  `arrayAll(word -> match(word, ${patternSql(pattern)}), extractAll(${text}, '\\\\p{L}+'))`;

/** Whether a text in lower case is one number, and the words around its digits are known. */
const isSingleNumberSql = (text: string, { isInteger, isShare }: NumberKindSql): string => {
  const [before, behind] = [`extract(${text}, '^[^0-9]*')`, `extract(${text}, '[^0-9]*$')`];
  const wordsSql = `if(${isInteger},
      NOT match(${before}, '\\\\p{L}') AND ${wordsMatchSql(behind, wordBehindCount)},
      ${wordsMatchSql(before, wordBeforeAmount)} AND ${wordsMatchSql(behind, wordBehindAmount)})`;
  return `match(${text}, ${patternSql(singleNumber)}) AND (${isShare} OR NOT match(${text}, '[%％]')) AND ${wordsSql}`;
};

/** Digits, separators and sign of a number; empty for other texts. */
const bareSql = (text: string, kind: NumberKindSql): string =>
  `if(${isSingleNumberSql(text, kind)}, concat(if(match(${text}, ${patternSql(signBefore)}), '-', ''), trim(TRAILING '.,' FROM replaceRegexpAll(extract(${text}, ${patternSql(numberDigits)}), '[^0-9.,]', ''))), '')`;

/** Removes thousands separators between groups of three digits. */
const ungroupedSql = (text: string, separator: string): string =>
  `if(match(${text}, '^-?[0-9]{1,3}(?:${separator}[0-9]{3})+$'), replaceRegexpAll(${text}, '${separator}', ''), ${text})`;

/** Removes the commas of Indian grouping: `12,34,567`. */
const indianSql = (text: string): string =>
  `if(match(${text}, '^-?[0-9]{1,2}(?:,[0-9]{2})+,[0-9]{3}(?:[.]|$)'), replaceAll(${text}, ',', ''), ${text})`;

/** Reads a single separator before three digits in a text with decimal commas: `1,234` is 1.234, and `1.234` is 1234. */
const withDecimalCommas = (bare: string): string =>
  `multiIf(match(${bare}, '^-?[0-9]{1,3},[0-9]{3}$'), replaceOne(${bare}, ',', '.'), match(${bare}, '^-?[1-9][0-9]{0,2}(?:[.][0-9]{3})+$'), replaceAll(${bare}, '.', ''), ${bare})`;

/** Decimal number: the later of comma and point is its separator; a single comma before three digits groups. */
const decimalSql = (bare: string): string =>
  letSql(
    [
      // 1,234.5 and 1.234,5: removes the first separator and converts the last one to a point.
      [
        'parts',
        `replaceRegexpOne(replaceRegexpOne(${bare}, '^(-?[0-9]{1,3}(?:,[0-9]{3})*)([.][0-9]*)$', '\\\\1;\\\\2'), '^(-?[0-9]{1,3}(?:[.][0-9]{3})+),([0-9]*)$', '\\\\1;.\\\\2')`,
      ],
      [
        'whole',
        `replaceRegexpAll(extract(parts, '^([^;]*)'), if(position(parts, ';') > 0, '[.,]', '^$'), '')`,
      ],
    ],
    `toFloat64OrNull(replaceAll(concat(${ungroupedSql('whole', ',')}, extract(parts, ';(.*)$')), ',', '.'))`,
  );

/** Whole number: a comma or a point before three digits groups, unless the file proves that it is the decimal separator. */
const integerSql = (bare: string, decimal: DecimalMark | undefined): string => {
  const separator = { point: ',', comma: '[.]', open: '[.,]' }[decimal ?? 'open'];
  return `toFloat64OrNull(replaceAll(${ungroupedSql(bare, separator)}, ',', '.'))`;
};

/** Replaces full-width digits and separators of East Asian keyboards, and minus signs. */
const asciiDigitsSql = (text: string): string =>
  `translateUTF8(${text}, '０１２３４５６７８９．，−', '0123456789.,-')`;

/** SQL of the kind of a number. */
interface NumberKindSql {
  isInteger: string;
  isShare: string;
}

/** A number as people write it, as Nullable(Float64). A point before three digits of an integer also separates thousands. */
const writtenNumberSql = (text: string, kind: NumberKindSql, decimal: DecimalMark | undefined): string => {
  const fractionSql = decimalSql(decimal === 'comma' ? 'marked' : 'bare');
  return letSql(
    [
      ['written', `lowerUTF8(${asciiDigitsSql(text)})`],
      ['unit', unitSql('written')],
      ['bare', indianSql(bareSql('written', kind))],
      ...(decimal === 'comma' ? [['marked', withDecimalCommas('bare')] as const] : []),
      ['value', `if(${kind.isInteger} AND unit = 1, ${integerSql('bare', decimal)}, ${fractionSql})`],
    ],
    `multiIf(
      match(written, '^(?:[0-9]+(?:[.,][0-9]+)?|[.,][0-9]+)e[+\\\\-]?[0-9]+$'), toFloat64OrNull(replaceOne(written, ',', '.')),
      unit > 1, round(unit * value, 2),
      value)`,
  );
};

/** A text to parse as a number. */
interface NumberText {
  name: string;
  /** SQL of the text. */
  sql: string;
  isInteger: boolean;
  /** Whether the number may be a percentage. */
  isShare: boolean;
}

/**
 * Aliases that parse texts as Nullable(Float64), with thousands separators, decimal commas, currency signs, units such as
 * `K` and `тыс.`, and full-width digits. NULL for texts that are no single number, percentages other than shares, and
 * labels such as `Top 10`. The slow path applies only to texts that are no plain number. All texts share it, because
 * ClickHouse analyses it longer than it parses a batch.
 */
export function numberAliases(texts: readonly NumberText[], decimal?: DecimalMark): string[] {
  if (texts.length === 0) return [];
  // With decimal commas, a point may group digits.
  const plainFractionSql = decimal === 'comma' ? '' : ` OR NOT is_integer AND match(text, ${plainPattern})`;
  const numberSql = `if(match(text, '^[0-9]*$')${plainFractionSql}, toFloat64OrNull(text), ${writtenNumberSql('text', { isInteger: 'is_integer', isShare: 'is_share' }, decimal)})`;
  const listOf = (toSql: (text: NumberText) => string) => `[${texts.map(toSql).join(', ')}]`;
  return [
    `arrayMap((text, is_integer, is_share) -> ${numberSql}, ${listOf(({ sql }) => sql)}, ${listOf(({ isInteger }) => String(isInteger))}, ${listOf(({ isShare }) => String(isShare))}) AS parsed_numbers`,
    ...texts.map(({ name }, index) => `parsed_numbers[${index + 1}] AS ${name}`),
  ];
}

/** SQL of whether a cell states that it has no value. */
export function isEmptyCellSql(text: string): string {
  return `lowerUTF8(trimBoth(${text})) IN (${emptyPlaceholders.map((placeholder) => `'${placeholder}'`).join(', ')})`;
}

/** SQL of whether a position states that the site is not among the checked results. */
export function isNotRankedSql(text: string): string {
  return `(NOT match(${text}, '^[0-9]*$') AND match(lowerUTF8(trimBoth(${text})), '${notRankedPattern}'))`;
}

/** SQL of a bound of a range such as `100-1000`. */
export function rangeBoundSql(text: string, side: number): string {
  return `toUInt32OrNull(trimBoth(splitByRegexp(' *[–—-] *', ${text})[${side}]))`;
}

/**
 * SQL of the numbers of a search trend, oldest first. Empty if the text is a single number without a month, or has
 * negative numbers, because such columns contain a growth rate, and for texts with words.
 */
export function trendSeriesSql(text: string, firstMonth: string): string {
  const numbers = `extractAll(${text}, '[0-9]+(?:[.][0-9]+)?')`;
  return `if((${firstMonth} != '' OR length(${numbers}) > 1) AND NOT match(${text}, '${notSeries.source}'), arrayMap(part -> toFloat32OrZero(part), ${numbers}), [])`;
}

/**
 * A minus sign that does not separate two numbers, a gap as in `100|-|300`, months as in `2026-01:100`, letters as in
 * `2.1K` and `12 of 30`, or commas within the numbers as in `1,200|1,300`.
 */
export const notSeries =
  /(?:^|[^0-9.])[-−][0-9.]|[|;]\s*[-–]?\s*(?:[|;]|$)|[0-9]{4}-[0-9]{2}|[A-Za-zА-Яа-я]|[0-9],[0-9].*[|;]|[|;].*[0-9],[0-9]/;

/** SQL that converts a Nullable(Float64) to an integer type, rounded; NULL if negative or above the maximum. */
export function countSql(value: string, type: 'UInt32' | 'UInt64'): string {
  return `if(${value} BETWEEN 0 AND ${maxCounts[type]}, to${type}(round(${value})), NULL)`;
}

/** Largest numbers that the tables store. */
export const maxCounts = { UInt32: 4_294_967_295, UInt64: 9_007_199_254_740_991 } as const;

/** Prices from this on do not fit the tables. */
export const maxPrice = 9_999_999;

/** SQL of whether a number can be stored as money. */
export function isPriceSql(value: string): string {
  return `${value} >= 0 AND ${value} < ${maxPrice}`;
}

/**
 * SQL that converts a Nullable(Float64) to money, NULL if invalid. Rounds to cents first because the conversion to a
 * decimal truncates.
 */
export function moneySql(value: string): string {
  return `if(${isPriceSql(value)}, toDecimal32(toInt32(round(${value} * 100)), 0) * toDecimal32('0.01', 2), NULL)`;
}

const low = ['low', 'низкая', 'низкий'];
const middle = ['medium', 'middle', 'средняя', 'средний'];
const high = ['high', 'высокая', 'высокий'];

/** Words for a level of competition. */
export const competitionWords: readonly string[] = [...low, ...middle, ...high];

const sqlList = (words: string[]): string => `(${words.map((word) => `'${word}'`).join(', ')})`;

/** SQL that maps a share from 0 to 1 to a level from 1 to 3; NULL for other numbers. */
export function levelSql(share: string): string {
  return `multiIf(${share} IS NULL OR ${share} < 0 OR ${share} > 1, NULL, ${share} < 1 / 3, 1, ${share} < 2 / 3, 2, 3)`;
}

const isPercentageSql = (text: string): string => `endsWith(trimBoth(${text}), '%')`;

/** SQL of the competition level of a share from 0 to 1, or of a percentage with its sign. */
export function shareLevelSql(text: string, number: string): string {
  return levelSql(`if(${isPercentageSql(text)}, ${number} / 100, ${number})`);
}

/**
 * SQL of the competition level of a native file: a word, or a number on the scale of the column. Without a scale, a level
 * from 1 to 3, a share up to 1, or a percentage.
 */
export function competitionSql(text: string, number: string, scale: CompetitionScale | undefined): string {
  const word = `lowerUTF8(${text})`;
  const levelOfNumberSql = {
    levels: `if(${text} IN ('1', '2', '3'), toUInt8OrNull(${text}), ${levelSql(`if(${number} <= 1 AND NOT ${isPercentageSql(text)}, ${number}, ${number} / 100)`)})`,
    share: shareLevelSql(text, number),
    percentage: levelSql(`${number} / 100`),
  }[scale ?? 'levels'];
  return `multiIf(
    ${text} = '', NULL,
    ${word} IN ${sqlList(low)}, 1, ${word} IN ${sqlList(middle)}, 2, ${word} IN ${sqlList(high)}, 3,
    ${levelOfNumberSql})`;
}

/** Parameters of `serpFeatureAliases` and `intentAliases` for the files of a vendor. */
export function vendorTermParameters(vendor: string | undefined): Record<string, unknown[]> {
  const featureIds = featureIdsOf(vendor);
  const intents = intentsOf(vendor);
  return {
    wizardNames: [...featureIds.keys()],
    wizardIds: [...featureIds.values()],
    intentNames: [...intents.keys()],
    intentWords: [...intents.values()],
  };
}

/**
 * Aliases for a list of features (separated by commas, bars or semicolons, or a JSON array): their class ids, 0 if
 * unknown, and the names of the unknown ones.
 */
export function serpFeatureAliases(text: string): string[] {
  const idSql = `transform(replaceRegexpAll(name, '[^\\\\pL\\\\pN]+', ''), {wizardNames:Array(String)}, {wizardIds:Array(UInt8)}, toUInt8(0))`;
  return [
    `if(${text} = '', emptyArrayString(), splitByRegexp('[,|;\\\\[\\\\]"]+', lowerUTF8(${text}))) AS feature_names`,
    `arrayMap(name -> ${idSql}, feature_names) AS feature_ids`,
    `arrayMap(name -> trimBoth(name), arrayFilter((name, id) -> id = 0 AND match(name, '[\\\\pL\\\\pN]'), feature_names, feature_ids)) AS unknown_features`,
  ];
}

/** SQL of the sorted class ids of `serpFeatureAliases`. Unrecognised features are dropped. */
export const serpFeaturesSql = `arraySort(arrayDistinct(arrayFilter(id -> id > 0 AND id < ${noFeatureId}, feature_ids)))`;

/** Aliases for a list of search intents: their words, and the names that are no intent of the vendor. */
export function intentAliases(text: string): string[] {
  return [
    `arrayFilter(part -> NOT (${isEmptyCellSql('part')}), arrayMap(part -> trimBoth(part), splitByRegexp('[,|;\\\\[\\\\]"]+', lowerUTF8(${text})))) AS intent_names`,
    `arrayDistinct(arrayMap(part -> transform(part, {intentNames:Array(String)}, {intentWords:Array(String)}, part), intent_names)) AS intent_words`,
    `arrayFilter(part -> NOT has({intentNames:Array(String)}, part), intent_names) AS unknown_intents`,
  ];
}

/**
 * Nests SELECTs that add `expression AS name` columns to a source, each at the lowest level at which its inputs
 * exist.
 * With a single WITH clause, ClickHouse would inline every alias at each use, and parsing would take longer than
 * execution.
 */
export function nestedSelect(source: string, aliases: readonly string[]): string {
  const depths = new Map<string, number>();
  const levels: string[][] = [];
  for (const alias of aliases) {
    const neededDepths = [...depths]
      .filter(([name]) => referencesAlias(alias, name))
      .map(([, depth]) => depth);
    const depth = Math.max(-1, ...neededDepths) + 1;
    depths.set(getAliasName(alias), depth);
    (levels[depth] ??= []).push(alias);
  }
  return levels.reduce((inner, level) => `SELECT *, ${level.join(',\n  ')}\nFROM (${inner})`, source);
}

const getAliasName = (alias: string): string => alias.slice(alias.lastIndexOf(' AS ') + 4);

const referencesAlias = (alias: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(alias);
