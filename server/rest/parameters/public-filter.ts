import type { Filter } from '../../contract/filter-language/filter-model.js';
import { parseFilter } from '../../contract/filter-language/parse-filter.js';
import { serialiseFilter } from '../../contract/filter-language/serialise-filter.js';
import { filterLimits } from '../../reports/engine/filter/parse-value.js';
import { countConditions, getFilterFields } from '../../reports/engine/filter/read-filter.js';
import type { ReportDefinition } from '../../reports/engine/report-definition.js';
import type { RestValues } from './rest-parameters.js';

/** Maximum number of times that a filter is decoded. */
const maxDecodings = 5;

/** Maximum characters that are parsed to find out how often a filter is encoded. Parsing long lists takes long. */
const maxParsedChars = 2 * filterLimits.textChars;

/**
 * Escapes that no value of a text column contains, also escaped again: of other than ASCII characters, spaces, line ends
 * and punctuation. Escapes of two digits may be percentages, such as “5%40”.
 */
const encodedTextPattern = /%(?:25)*(?:[89a-f][\da-f]|0a|0d|20|2[bcf]|3[a-f]|5[b-e]|7[b-d])/i;

/** Escapes of `/` and `^`. An address with them and without a slash is part of an encoded filter. */
const encodedAddressPattern = /^[^/]*%(?:25)*(?:2f|5e)[^/]*$/i;

/** A space, also escaped. */
const spacePattern = / |%(?:25)*20/;

/** A negative keyword within a line of a keyword search. */
const negativeKeywordPattern = /(?:^|\s)-[^\s-]/u;

/**
 * Reads the filter of a public API call. Clients encode it several times, also within JSON, and search keywords by a
 * filter of lines: `wordLIKE` with a phrase per line.
 */
export function readPublicFilter(values: RestValues, definition: ReportDefinition): RestValues {
  const { filter } = values;
  if (typeof filter !== 'string') return values;
  const decoded = decodeFilter(filter, definition);
  return definition.id === 'keyword-search'
    ? readSearchLines(decoded, values, definition)
    : { ...values, filter: decoded };
}

/** Decodes a filter until it is valid. Returns it unchanged if it never is, or if that takes too long to find out. */
function decodeFilter(filter: string, { columns }: ReportDefinition): string {
  let text = filter;
  let parsedChars = 0;
  for (let count = 0; count <= maxDecodings; count += 1) {
    parsedChars += text.length;
    if (parsedChars > maxParsedChars || countConditions(text) > filterLimits.conditions) break;
    if (isDecoded(text, columns)) return text;
    const decoded = decodeOnce(text);
    if (decoded === undefined) break;
    text = decoded;
  }
  return filter;
}

/** Whether the text is a valid filter without encoded values. Addresses may contain escapes. */
function isDecoded(text: string, columns: ReportDefinition['columns']): boolean {
  const { filter, invalid } = parseFilter(text, getFilterFields(columns));
  return (
    invalid.length === 0 &&
    !filter.flat().some(({ field, values }) => {
      const isAddress = columns[field]?.format === 'url';
      const pattern = isAddress ? encodedAddressPattern : encodedTextPattern;
      return values.some((value) => pattern.test(value));
    })
  );
}

function decodeOnce(text: string): string | undefined {
  // Form encoding writes spaces as `+`, so its result contains no other space.
  const isFormEncoded = text.includes('+') && !spacePattern.test(text);
  try {
    const decoded = decodeURIComponent(isFormEncoded ? text.replaceAll('+', ' ') : text);
    return decoded === text ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * Turns a condition `wordLIKE` with several lines, negative keywords or `strict=false` into the phrases of the search.
 * A single phrase stays a condition, which also matches parts of words.
 */
function readSearchLines(filter: string, values: RestValues, { columns }: ReportDefinition): RestValues {
  const groups: Filter = parseFilter(filter, getFilterFields(columns)).filter;
  const index = groups.findIndex(([condition, ...alternatives]) => {
    const [text = ''] = condition?.values ?? [];
    return (
      condition?.field === 'word' &&
      condition.operator === 'LIKE' &&
      alternatives.length === 0 &&
      (values['strict'] === false || /[\r\n]/.test(text) || negativeKeywordPattern.test(text))
    );
  });
  const [text = ''] = groups[index]?.[0]?.values ?? [];
  if (text === '' || values['phrases'] !== undefined) return { ...values, filter };
  return {
    ...values,
    filter: serialiseFilter(groups.filter((_, position) => position !== index)),
    phrases: text.split(/[\r\n]+/).flatMap((line) => line.trim() || []),
  };
}
