import { createHash } from 'node:crypto';
import { trackingParameters } from '../config/tracking-parameters.js';
import { letSql } from '../stores/clickhouse/let-sql.js';

/*
 * Two addresses denote the same page if RFC 3986, section 6.2.2 makes them equivalent, or if they differ in tracking
 * parameters only. SQL and TypeScript apply the same rules, and a test compares them. The letter case of the path, the
 * final slash and escaped delimiters such as `%2F` distinguish pages.
 */

/** Increases with each change of the rules, so that stored pages are converted again. */
const rulesVersion = 1;

/** Identifies the rules and the list of tracking parameters by which stored pages were converted. */
export function pageRulesId(parameters: readonly string[] = trackingParameters()): string {
  const hash = createHash('sha256').update(parameters.join()).digest('hex');
  return `${rulesVersion}-${hash.slice(0, 16)}`;
}

/** Characters of a path and query that are never escaped; `%` only before two hexadecimal digits. */
const plainChars = `-._~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!$&'()*+,/:;=?@[]`;
const plainClass = String.raw`-._~A-Za-z0-9!$&'()*+,/:;=?@\[\]`;

/** Hexadecimal codes of letters, digits and `-._~`, which need no escape. */
const unreservedCodes = '2[DEde]|3[0-9]|4[1-9A-Fa-f]|5[0-9AFaf]|6[1-9A-Fa-f]|7[0-9AEae]';

/** Matches escapes that are not canonical: lower case, of an unreserved character, or incomplete. */
const untidyEscape = `%(?:$|[^0-9A-Fa-f]|.$|.[^0-9A-Fa-f]|[a-f]|[0-9A-F][a-f]|${unreservedCodes})`;

const dotSegment = String.raw`^[^?]*/\.\.?(?:[/?]|$)`;

const escapeRegexp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches a name in any letter case. Both engines support classes, unlike groups with flags. */
const anyCase = (name: string) =>
  escapeRegexp(name).replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** Matches the name of a removed query parameter. Undefined without names. */
function trackingNames(parameters: readonly string[]): string | undefined {
  if (parameters.length === 0) return undefined;
  const names = parameters.map((name) =>
    name.endsWith('*') ? `${anyCase(name.slice(0, -1))}[^=]*` : anyCase(name),
  );
  return `(?:${names.join('|')})`;
}

/** Matches every path that is not canonical, and few others. */
function untidyPattern(parameters: readonly string[]): string {
  const names = trackingNames(parameters);
  const parts = [
    `[^%${plainClass}]`,
    untidyEscape,
    dotSegment,
    String.raw`\?$`,
    ...(names === undefined ? [] : [`[?&]${names}(?:[=&]|$)`]),
  ];
  return parts.join('|');
}

/** Longer paths stay as they are, because the time of a conversion grows with the square of their segments. */
const maxPathBytes = 8192;

/** Splits at the first question mark. */
function splitQuery(path: string): [path: string, query: string | undefined] {
  const mark = path.indexOf('?');
  return mark === -1 ? [path, undefined] : [path.slice(0, mark), path.slice(mark + 1)];
}

const unreservedCode = new RegExp(`^(?:${unreservedCodes})$`);

const unsafeChar = new RegExp(`[^%${plainClass}]`);

/** The canonical form of a percent sign with the two characters after it, and how many of these belong to it. */
function canonicalEscape(code: string): [escape: string, length: number] {
  if (!/^[0-9a-f]{2}$/i.test(code)) return ['%25', 0];
  if (unreservedCode.test(code)) return [String.fromCharCode(Number.parseInt(code, 16)), 2];
  return [`%${code.toUpperCase()}`, 2];
}

/**
 * The text with canonical escapes: upper case, none for letters, digits and `-._~`, and one for each byte that needs it.
 * Part of a path is valid, too.
 */
export function canonicalEscapes(text: string): string {
  // A loop, because a callback for each of a million percent signs takes more than a second.
  let unescaped = '';
  let copiedTo = 0;
  for (let at = text.indexOf('%'); at !== -1; at = text.indexOf('%', copiedTo)) {
    const [escape, length] = canonicalEscape(text.slice(at + 1, at + 3));
    unescaped += text.slice(copiedTo, at) + escape;
    copiedTo = at + 1 + length;
  }
  unescaped += text.slice(copiedTo);
  if (!unsafeChar.test(unescaped)) return unescaped;
  // `encodeURI` also escapes percent signs and brackets, but no number sign.
  return encodeURI(unescaped.replaceAll(/\p{Surrogate}/gu, '\u{fffd}'))
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replaceAll('%25', '%')
    .replaceAll('#', '%23');
}

/** Removes `.` and `..` as RFC 3986, section 5.2.4 does. */
function removeDotSegments(path: string): string {
  const segments: string[] = [];
  const parts = path.split('/').slice(1);
  for (const part of parts) {
    if (part === '..') segments.pop();
    else if (part !== '.') segments.push(part);
  }
  const last = parts.at(-1);
  return `/${[...segments, ...(last === '.' || last === '..' ? [''] : [])].join('/')}`;
}

/**
 * The address by which a page is identified: path and query, without fragment.
 * @param path starts with `/`
 */
export function canonicalPath(path: string, parameters: readonly string[] = trackingParameters()): string {
  const { untidy, tracking } = patternsOf(parameters);
  if (Buffer.byteLength(path) > maxPathBytes || !untidy.test(path)) return path;
  const [pathPart, query] = splitQuery(canonicalEscapes(path));
  const values = (query ?? '').split('&').filter((value) => tracking?.test(value) !== true);
  const rest = values.join('&');
  return removeDotSegments(pathPart) + (rest === '' ? '' : `?${rest}`);
}

interface Patterns {
  /** Matches every path that is not canonical. */
  untidy: RegExp;
  /** Matches a query parameter that is removed. */
  tracking: RegExp | undefined;
}

const compiledPatterns = new WeakMap<readonly string[], Patterns>();

/** Patterns of a list of parameters. Lists of pages need them for each of up to a million values. */
function patternsOf(parameters: readonly string[]): Patterns {
  const compiled = compiledPatterns.get(parameters);
  if (compiled) return compiled;
  const names = trackingNames(parameters);
  const patterns = {
    untidy: new RegExp(untidyPattern(parameters)),
    tracking: names === undefined ? undefined : new RegExp(`^${names}(?:=|$)`),
  };
  compiledPatterns.set(parameters, patterns);
  return patterns;
}

/** A string literal of ClickHouse. */
const literal = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** SQL of `canonicalPath`. Most paths are canonical, and one regular expression recognises them. */
export function canonicalPathSql(path: string, parameters: readonly string[] = trackingParameters()): string {
  const names = trackingNames(parameters);
  const remainingSql = (values: string) =>
    names === undefined
      ? values
      : `arrayFilter(value -> NOT match(value, ${literal(`^${names}(?:=|$)`)}), ${values})`;
  const canonicalSql = letSql(
    [
      ['parts', `splitByChar('%', ${path})`],
      [
        'unescaped',
        `arrayStringConcat(arrayMap((part, at) -> multiIf(at = 1, part, NOT match(part, '^[0-9A-Fa-f]{2}'), concat('%25', part),
        match(part, '^(?:${unreservedCodes})'), concat(unhex(substring(part, 1, 2)), substring(part, 3)),
        concat('%', upper(substring(part, 1, 2)), substring(part, 3))), parts, arrayEnumerate(parts)))`,
      ],
      [
        'escaped',
        `if(match(unescaped, ${literal(`[^%${plainClass}]`)}),
        arrayStringConcat(arrayMap(byte -> if(position(${literal(`%${plainChars}`)}, byte) > 0, byte, concat('%', hex(byte))),
          arrayMap(at -> substring(unescaped, at, 1), range(1, length(unescaped) + 1)))), unescaped)`,
      ],
      ['mark', `position(escaped, '?')`],
      ['segments', `splitByChar('/', if(mark = 0, escaped, substring(escaped, 1, mark - 1)))`],
      [
        'folded',
        `arrayFold((folded_segments, segment) -> multiIf(segment = '..', arrayPopBack(folded_segments), segment = '.', folded_segments, arrayPushBack(folded_segments, segment)),
        arrayPopFront(segments), emptyArrayString())`,
      ],
      [
        'query',
        `if(mark = 0, '', arrayStringConcat(${remainingSql(`splitByChar('&', substring(escaped, mark + 1))`)}, '&'))`,
      ],
    ],
    `concat('/', arrayStringConcat(if(segments[-1] IN ('.', '..'), arrayPushBack(folded, ''), folded), '/'), if(query = '', '', concat('?', query)))`,
  );
  return `if(length(${path}) <= ${maxPathBytes} AND match(${path}, ${literal(untidyPattern(parameters))}), ${canonicalSql}, ${path})`;
}

const redirectPattern = String.raw`^https?://(?:www\.)?google\.[a-z.]{2,6}/url\?`;
const redirectTarget = String.raw`[?&](?:url|q)=(https?(?::|%3A|%3a)[^&#]*)`;

/** The target of a redirect link of Google search, `https://www.google.com/url?url=…`; any other URL unchanged. */
export function unwrapRedirect(url: string): string {
  if (!new RegExp(redirectPattern, 'i').test(url)) return url;
  const [, target] = new RegExp(redirectTarget).exec(url) ?? [];
  try {
    return target === undefined ? url : decodeURIComponent(target);
  } catch {
    return url;
  }
}

/** SQL of `unwrapRedirect`. */
export function unwrapRedirectSql(url: string): string {
  const target = `extract(${url}, ${literal(redirectTarget)})`;
  // The search for a text is faster than a regular expression, and rejects most URLs.
  return `if(position(${url}, '/url?') > 0 AND match(${url}, ${literal(`(?i)${redirectPattern}`)}) AND ${target} != '', decodeURLComponent(${target}), ${url})`;
}
