import { splitMarkets, type ReadingOptions } from '../../contract/file-reading.js';
import { maxSerpPosition } from '../../contract/reports/depth.js';
import { unwrapRedirectSql } from '../../reports/page-identity.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { ambiguousDate, dateSql, firstMonthSql } from './date-sql.js';
import { headerRowSql } from './header-rows.js';
import {
  competitionSql,
  countSql,
  intentAliases,
  isEmptyCellSql,
  isNotRankedSql,
  keywordSql,
  levelSql,
  moneySql,
  nestedSelect,
  noKeywordSql,
  numberAliases,
  rangeBoundSql,
  serpFeatureAliases,
  serpFeaturesSql,
  shareLevelSql,
  trendSeriesSql,
  unguardedSql,
  urlAliases,
} from './field-sql.js';
import {
  countFields,
  decimalFields,
  integerFields,
  shareFields,
  vendorFields,
  type RawField,
  type RawFieldSet,
} from '../formats/raw-field.js';
import { coverageBitsSql, type CoverageKind } from '../fact-coverage.js';
import type { CompetitionScale } from '../formats/reading-evidence.js';
import { marketFields, marketSql } from '../formats/market.js';
import { isTotalLabelSql } from '../formats/total-label.js';
import { possibleTotal, rejectCodes } from './reject-reasons.js';
import { keywordKindList, maxKeywordBytes, recordKinds } from './staging-table.js';
import { valueMaskAliases } from './value-counts.js';

/** Fields with the competition of a keyword, most specific first. */
const competitionFields: readonly RawField[] = ['competition', 'competition_ratio', 'competition_index'];

interface StageOptions extends ReadingOptions {
  /** Whether a base is Turkish. */
  hasTurkish?: boolean;
  competitionScale?: CompetitionScale | undefined;
}

/** Transport to ClickHouse: CSV with field names in the header, or NDJSON lines. */
export type StagedFormat = 'csv' | 'lines';

/**
 * `INSERT INTO table SELECT … FROM input(…) FORMAT …`: ClickHouse parses the request body, normalises values and sets
 * a rejection code per record.
 * Parameters: file, first (number of preceding records), base, bases, turkishBases, date, domain, market, titles,
 * columnNames, vendor, wizardNames, wizardIds, intentNames, intentWords.
 */
export function stageSql(
  table: string,
  format: StagedFormat,
  fields: RawFieldSet,
  { hasTurkish = false, competitionScale, ...reading }: StageOptions = {},
): string {
  const hasField = (field: RawField) => fields.has(field);
  const text = (field: RawField) => (hasField(field) ? `raw_${field}` : `''`);
  const columns = stagedColumns(text, hasField, { format, reading, hasTurkish, competitionScale });
  const names = [
    ...recordAliases(text, hasField, { format, reading, hasTurkish, competitionScale }),
    ...urlAliases('url'),
    // Only typed records can contain first-party data.
    ...(hasField('type')
      ? [
          `multiIf(${text('site')} != '', ${text('site')}, given_domain != '', given_domain, domain) AS site_name`,
        ]
      : []),
    `${reasonSql(text, hasField, { format, reading, hasTurkish, competitionScale })} AS reject_reason`,
    ...valueMaskAliases(text, hasField),
  ];
  const source = format === 'csv' ? csvSource(fields) : linesSource(fields);
  return `INSERT INTO ${table} (${Object.keys(columns).join(', ')})
SELECT ${Object.entries(columns)
    .map(([name, sql]) => (name === sql ? name : `${sql} AS staged_${name}`))
    .join(',\n  ')}
FROM (${nestedSelect(source, names)})
FORMAT ${format === 'csv' ? 'CSVWithNames' : 'LineAsString'}`;
}

function csvSource(fields: RawFieldSet): string {
  const structure = [...fields].map(
    (field) => `raw_${field} ${field === 'keyword' ? 'LowCardinality(String)' : 'String'}`,
  );
  return `SELECT *, {first:UInt64} + rowNumberInAllBlocks() AS record FROM input('${structure.join(', ')}')`;
}

function linesSource(fields: RawFieldSet): string {
  const tuple = [...fields].map((field) => `${field} String`).join(', ');
  const values = [...fields].map((field, index) => `tupleElement(fields, ${index + 1}) AS raw_${field}`);
  return `SELECT source, record, ${values.join(', ')} FROM (
    SELECT source, {first:UInt64} + rowNumberInAllBlocks() AS record, JSONExtract(source, 'Tuple(${tuple})') AS fields FROM input('source String'))`;
}

/** How the records of a statement are written. */
interface RecordStyle {
  format: StagedFormat;
  reading: ReadingOptions;
  hasTurkish: boolean;
  competitionScale: CompetitionScale | undefined;
}

/** SQL of a keyword in the language of its base. */
function keywordInBaseSql(text: string, hasTurkish: boolean): string {
  const sql = keywordSql(text);
  return hasTurkish
    ? `if(base_code IN {turkishBases:Array(String)}, ${keywordSql(text, 'tr')}, ${sql})`
    : sql;
}

/** Aliases in dependency order. */
function recordAliases(
  text: (field: RawField) => string,
  hasField: (field: RawField) => boolean,
  { format, reading: { dateOrder, decimal, market }, hasTurkish, competitionScale }: RecordStyle,
): string[] {
  const position = [
    ...(hasField('position') ? ['position_number'] : []),
    ...(hasField('average_position') ? ['round(average_position_number)'] : []),
  ];
  const numberTextsOf = (fields: readonly RawField[]) =>
    fields.filter(hasField).map((field) => ({
      name: `${field}_number`,
      sql: text(field),
      isInteger: countFields.includes(field),
      isShare: shareFields.includes(field),
    }));
  const ranking = (['position', 'average_position', 'url'] as const).filter(hasField);
  const isBlankSql = ranking
    .map((field) => (field === 'position' ? isEmptyCellSql(text(field)) : `${text(field)} = ''`))
    .join(' AND ');
  const isKeywordSql = hasField('position')
    ? `NOT match(${text('position')}, '^[0-9]+$') AND (${isNotRankedSql(text('position'))} OR ${isBlankSql})`
    : isBlankSql;
  const untypedKindSql =
    ranking.length === 0
      ? `${recordKinds.keyword}`
      : `if(${isKeywordSql}, ${recordKinds.keyword}, ${recordKinds.organic})`;
  return [
    // Invalid JSON yields no fields, so only lines without keyword and type are validated.
    ...(format === 'lines'
      ? [
          `if(${text('keyword')} = '' AND ${text('type')} = '', source, '{}') AS doubtful`,
          `NOT (startsWith(trimLeft(doubtful), '{') AND isValidJSON(doubtful)) AS unreadable`,
        ]
      : []),
    ...(hasField('type')
      ? [
          `lower(${text('type')}) AS type_name`,
          `multiIf(type_name = '', ${untypedKindSql}, type_name = 'organic', ${recordKinds.organic},
      type_name IN ('ad', 'ads', 'paid'), ${recordKinds.ad}, type_name IN ('keyword', 'keywords'), ${recordKinds.keyword},
      type_name IN ('site', 'domain'), ${recordKinds.site}, type_name = 'own', ${recordKinds.own}, type_name = 'page', ${recordKinds.page}, ${recordKinds.unknown}) AS record_kind`,
        ]
      : [`${untypedKindSql} AS record_kind`]),
    `(record_kind IN (${recordKinds.organic}, ${recordKinds.ad})) AS ranked`,
    `trimBoth(${text('url')}) AS given_url`,
    `if(${text('domain')} = '', {domain:String}, ${text('domain')}) AS given_domain`,
    `multiIf(startsWith(given_url, '//'), concat('https:', given_url), given_domain = '', given_url, given_url = '', concat('https://', given_domain, '/'), startsWith(given_url, '/'), concat('https://', given_domain, given_url), given_url) AS named_url`,
    `${unwrapRedirectSql('named_url')} AS url`,
    `${marketFields.some(hasField) ? marketSql(text, `record_kind = ${recordKinds.own}`) : `''`} AS market_name`,
    `multiIf(${text('base')} != '', lower(trimBoth(${text('base')})), ${market === splitMarkets ? `market_name != '', market_name, ` : ''}{base:String}) AS base_code`,
    `${keywordInBaseSql(unguardedSql(text('keyword')), hasTurkish)} AS normal_word`,
    `trimBoth(${hasField('day') ? `if(${text('date')} = '', ${text('day')}, ${text('date')})` : text('date')}) AS day_text`,
    ...numberAliases(numberTextsOf([...integerFields, ...decimalFields]), decimal),
    ...(hasField('wizards') ? serpFeatureAliases(text('wizards')) : []),
    ...(hasField('intent') ? intentAliases(text('intent')) : []),
    ...(hasField('trend') ? [`${trendSeriesSql(text('trend'), text('trend_from'))} AS trend_series`] : []),
    ...(hasField('trend_from') ? [`${firstMonthSql(text('trend_from'))} AS given_trend_from`] : []),
    ...(hasField('volume_range')
      ? [1, 2].map(
          (side) =>
            `${rangeBoundSql(text('volume_range'), side)} AS volume_range_${side === 1 ? 'low' : 'high'}`,
        )
      : []),
    ...(hasField('competition')
      ? [
          `${competitionSql(text('competition'), 'competition_number', competitionScale)} AS competition_level`,
        ]
      : []),
    ...(hasField('competition_ratio')
      ? [`${shareLevelSql(text('competition_ratio'), 'competition_ratio_number')} AS competition_ratio_level`]
      : []),
    ...(hasField('competition_index')
      ? [`${levelSql('(competition_index_number / 100)')} AS competition_index_level`]
      : []),
    `coalesce(${[...position, 'NULL'].join(', ')}) AS given_position`,
    `(given_position >= 1 AND given_position = floor(given_position)) AS position_ok`,
    `${hasField('date') || hasField('day') ? dateSql('day_text', dateOrder) : 'NULL'} AS given_date`,
    ...(hasField('period_from') ? [`${dateSql(text('period_from'), dateOrder)} AS given_period_from`] : []),
  ];
}

function reasonSql(
  text: (field: RawField) => string,
  hasField: (field: RawField) => boolean,
  { format, reading: { dateOrder, market } }: RecordStyle,
): string {
  const lines =
    format === 'lines'
      ? `trimBoth(source) = '', ${rejectCodes.blank}, unreadable, ${rejectCodes.notJson},`
      : '';
  const typed = hasField('type');
  return `multiIf(${lines}
    ${typed ? `record_kind = ${recordKinds.unknown}, ${rejectCodes.type},` : ''}
    ${headerRowSql(text, hasField)}
    ${typed ? `record_kind IN (${keywordKindList}) AND ` : ''}${noKeywordSql(text('keyword'))}, ${rejectCodes.keyword},
    length(normal_word) > ${maxKeywordBytes}, ${rejectCodes.longKeyword},
    ranked AND NOT ifNull(position_ok, 0), ${rejectCodes.position},
    ${
      typed
        ? `record_kind = ${recordKinds.own} AND site_name = '', ${rejectCodes.site},
    record_kind != ${recordKinds.keyword} AND NOT url_ok AND NOT (record_kind = ${recordKinds.own} AND given_url = ''), ${rejectCodes.url},`
        : `ranked AND NOT url_ok, ${rejectCodes.url},`
    }
    ${
      hasField('date') || hasField('day')
        ? `${dateOrder ? '' : `given_date IS NULL AND match(day_text, '${ambiguousDate}'), ${rejectCodes.dateOrder},`}
    day_text != '' AND given_date IS NULL, ${rejectCodes.date},`
        : ''
    }
    ${market === undefined || market === splitMarkets ? '' : `market_name NOT IN ('', {market:String}), ${rejectCodes.market},`}
    base_code NOT IN {bases:Array(String)}, ${rejectCodes.base},
    0) + if(${hasField('keyword') ? `given_url = '' AND ${isTotalLabelSql('normal_word')}` : '0'}, ${possibleTotal}, 0)`;
}

/** SQL of the staging columns that the source fills; the others get defaults. */
function stagedColumns(
  text: (field: RawField) => string,
  hasField: (field: RawField) => boolean,
  { format, hasTurkish }: RecordStyle,
) {
  const ifPresent = (fields: readonly RawField[], columns: Record<string, string>) =>
    fields.some(hasField) ? columns : {};
  const count = (field: RawField, type: 'UInt32' | 'UInt64') => countSql(`${field}_number`, type);
  const price = (field: RawField) =>
    moneySql(
      `coalesce(${[field, 'cpc' as const]
        .filter(hasField)
        .map((name) => `${name}_number`)
        .join(', ')})`,
    );
  const levels = competitionFields.filter(hasField).map((field) => `${field}_level`);
  const list = (field: RawField) =>
    `if(startsWith(${text(field)}, '['), JSONExtract(${text(field)}, 'Array(String)'), arrayFilter(part -> part != '', splitByChar('|', ${text(field)})))`;
  return {
    file: '{file:UInt32}',
    record: 'record',
    line: hasField('line')
      ? `if(${text('line')} = '', record + 1, toUInt64OrZero(${text('line')}))`
      : 'record + 1',
    kind: 'record_kind',
    reason: 'reject_reason',
    valid_fields: 'valid_fields',
    invalid_fields: 'invalid_fields',
    invalid_values: 'invalid_values',
    raw: format === 'lines' ? `if(reject_reason IN (0, ${rejectCodes.blank}), '', source)` : `''`,
    base: 'base_code',
    ...(marketFields.some(hasField) ? { market: 'market_name' } : {}),
    date: 'ifNull(given_date, {date:Date})',
    keyword_id: buildIdSql('normal_word'),
    word: 'normal_word',
    ...ifPresent(['position', 'average_position', 'url', 'title'], {
      pos: 'toUInt32(least(ifNull(if(position_ok, given_position, 0), 0), 4294967295.))',
      title: `toValidUTF8(${text('title')})`,
      snippet: `toValidUTF8(${text('snippet')})`,
    }),
    domain: 'domain',
    domain_id: buildIdSql('domain'),
    url_hash: 'cityHash64(concat(domain, path))',
    origin: 'origin',
    path: pathSql(hasField),
    file_previous_pos: previousSql(text, hasField),
    ...ifPresent(['ws'], { ws: count('ws', 'UInt32') }),
    ...ifPresent(['wsk'], { wsk: count('wsk', 'UInt32') }),
    ...ifPresent(['cpc', 'cpc_min'], { cpc_min: price('cpc_min') }),
    ...ifPresent(['cpc', 'cpc_max'], { cpc_max: price('cpc_max') }),
    ...ifPresent(competitionFields, {
      competition: `coalesce(${levels.join(', ')})`,
    }),
    ...ifPresent(['docs'], { docs: count('docs', 'UInt64') }),
    ...ifPresent(['wizards'], { wizards: serpFeaturesSql }),
    ...ifPresent(['type'], {
      top: `lower(${text('place')}) IN ('top', '1', 'true')`,
      ad_id: buildIdSql(`concat(domain, given_path, '\\n', ${text('title')}, '\\n', ${text('snippet')})`),
      visible_url: text('visible_url'),
      links: list('links'),
      facts: list('facts'),
    }),
    ...ifPresent(['covers', 'wizards'], { covers: coversSql(text, hasField, list) }),
    ...ifPresent(['adsense_id'], { adsense_id: text('adsense_id') }),
    ...ifPresent(['analytics_id'], { analytics_id: text('analytics_id') }),
    ...ifPresent(['leadia_id'], { leadia_id: text('leadia_id') }),
    ...ifPresent(['relap_id'], { relap_id: text('relap_id') }),
    ...vendorColumns(text, hasField, hasTurkish),
    ...firstPartyColumns(text, hasField),
  } satisfies Record<string, string>;
}

/** Advertisements have their own addresses, because campaigns differ in parameters. Site-level records have no page. */
function pathSql(hasField: (field: RawField) => boolean): string {
  if (!hasField('type')) return 'path';
  const cases = [
    `record_kind = ${recordKinds.ad}, given_path`,
    ...(hasField('impressions') ? [`record_kind = ${recordKinds.own} AND given_url = '', ''`] : []),
  ];
  return `multiIf(${cases.join(', ')}, path)`;
}

/** Kinds of facts that the record declares to cover, as bits. An empty list of features covers them. */
function coversSql(
  text: (field: RawField) => string,
  hasField: (field: RawField) => boolean,
  list: (field: RawField) => string,
): string {
  const declares = (kind: CoverageKind) => (hasField('covers') ? `has(${list('covers')}, '${kind}')` : '0');
  return coverageBitsSql({
    organic: '0',
    ads: declares('ads'),
    features: `${declares('features')}${hasField('wizards') ? ` OR ${text('wizards')} = '[]'` : ''}`,
  });
}

/** Vendor facts of a keyword besides volume and price. */
function vendorColumns(
  text: (field: RawField) => string,
  hasField: (field: RawField) => boolean,
  hasTurkish: boolean,
) {
  const ifPresent = (field: RawField, columns: Record<string, string>) => (hasField(field) ? columns : {});
  return {
    ...(vendorFields.some(hasField)
      ? {
          vendor: hasField('vendor')
            ? `if(${text('vendor')} = '', {vendor:String}, ${text('vendor')})`
            : '{vendor:String}',
        }
      : {}),
    ...ifPresent('difficulty', {
      difficulty: `if(difficulty_number BETWEEN 0 AND 100, toFloat32(difficulty_number), NULL)`,
    }),
    ...ifPresent('intent', { intents: 'intent_words' }),
    ...ifPresent('trend', { trend: 'trend_series' }),
    ...ifPresent('trend_from', { trend_from: 'given_trend_from' }),
    ...ifPresent('parent_topic', {
      parent_topic: keywordInBaseSql(text('parent_topic'), hasTurkish),
    }),
    ...ifPresent('volume_range', {
      volume_low: 'if(volume_range_low <= volume_range_high, volume_range_low, NULL)',
      volume_high: 'if(volume_range_low <= volume_range_high, volume_range_high, NULL)',
    }),
  };
}

/** First-party data of a site. */
function firstPartyColumns(text: (field: RawField) => string, hasField: (field: RawField) => boolean) {
  if (!hasField('type') || (!hasField('impressions') && !hasField('clicks'))) return {};
  const textFields = (['country', 'device', 'search_type', 'appearance'] as const).filter(hasField);
  return {
    site: 'site_name',
    // A total has a period instead of a day.
    own_day: hasField('period_from') ? 'if(given_period_from IS NULL, given_date, NULL)' : 'given_date',
    ...(hasField('period_from') ? { period_from: 'given_period_from' } : {}),
    vendor: hasField('vendor')
      ? `if(${text('vendor')} = '', {vendor:String}, ${text('vendor')})`
      : '{vendor:String}',
    ...Object.fromEntries(textFields.map((field) => [field, text(field)])),
    ...(hasField('clicks') ? { clicks: 'clicks_number' } : {}),
    ...(hasField('impressions') ? { impressions: 'impressions_number' } : {}),
    ...(hasField('average_position') ? { average_pos: 'average_position_number' } : {}),
  };
}

/** -1 if unknown, 0 if the record states that the page was not ranked. */
function previousSql(text: (field: RawField) => string, hasField: (field: RawField) => boolean): string {
  const positionSql = (field: RawField) =>
    `toInt16(ifNull(multiIf(${isNotRankedSql(text(field))} OR ${field}_number > ${maxSerpPosition}, 0, ${field}_number >= 0, ${field}_number, -1), -1))`;
  const rankedBeforeSql = hasField('ranked_before')
    ? `if(${isEmptyCellSql(text('ranked_before'))}, 0, ${positionSql('ranked_before')})`
    : '-1';
  const blankPreviousSql =
    hasField('previous_position') && hasField('ranked_before')
      ? `if(${text('ranked_before')} = '', -1, ${rankedBeforeSql})`
      : rankedBeforeSql;
  return hasField('previous_position')
    ? `if(${text('previous_position')} = '', ${blankPreviousSql}, ${positionSql('previous_position')})`
    : rankedBeforeSql;
}
