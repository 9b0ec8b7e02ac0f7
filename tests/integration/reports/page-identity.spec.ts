import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  defaultTrackingParameters,
  parseTrackingParameters,
} from '../../../server/config/tracking-parameters.js';
import {
  canonicalPath,
  canonicalPathSql,
  unwrapRedirect,
  unwrapRedirectSql,
} from '../../../server/reports/page-identity.js';
import { openTestStores, type TestStores } from '../../support/stores.js';

let stores: TestStores;

beforeAll(async () => {
  stores = await openTestStores();
});

const names = parseTrackingParameters(defaultTrackingParameters) ?? [];

async function evaluate(sql: string, texts: readonly string[]): Promise<string[]> {
  const { rows } = await stores.clickhouse.query<{ value: string }>(
    `SELECT ${sql} AS value FROM (SELECT arrayJoin(arrayEnumerate({texts:Array(String)})) AS nth, {texts:Array(String)}[nth] AS text) ORDER BY nth`,
    { parameters: { texts: [...texts] } },
  );
  return rows.map(({ value }) => value);
}

const pieces = fc.constantFrom(
  ...'/ / . .. % %2 %2F %2f %7e %41 %c3%a9 %d0%BA %25 %00 ? & ='.split(' '),
  ...'srsltid= SRSLTID gclid _gl=1 sort=best a Z 0 ~ - _ + ; : @ [ |'.split(' '),
  ...'é кот 猫 😀 " < \\ ^ ` { } \' ( * $ ! ,'.split(' '),
  ' ',
  '\t',
  '\u007f',
);
const randomPaths = fc.sample(
  fc.array(pieces, { maxLength: 14 }).map((parts) => `/${parts.join('')}`),
  { seed: 20_261_128, numRuns: 4000 },
);

describe('the identity of pages', () => {
  it.each([
    ['/cards?srsltid=AfmBOor1', '/cards'],
    ['/cards?sort=best&srsltid=AfmBOor1', '/cards?sort=best'],
    ['/cards?SrsltId=1&sort=best', '/cards?sort=best'],
    ['/cards?gclid=1&yclid=2&page=2', '/cards?page=2'],
    ['/cards?my_gclid=1', '/cards?my_gclid=1'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
    ['/%7Euser/%41', '/~user/A'],
    ['/a/../b/./c', '/b/c'],
    ['/a/..', '/'],
    ['/a/%2e%2e/b', '/b'],
    ['/a%2fb', '/a%2Fb'],
    ['/a/b', '/a/b'],
    ['/A/b', '/A/b'],
    ['/a/b/', '/a/b/'],
    ['/a?', '/a'],
    ['/100%', '/100%25'],
    ['/a?q=x+y&q=x%20y', '/a?q=x+y&q=x%20y'],
    ['/a?path=/../b', '/a?path=/../b'],
  ])('%s is the page %s', (path, page) => {
    expect(canonicalPath(path, names)).toBe(page);
  });

  it('is equal in SQL and in TypeScript, and does not change when it is applied twice', async () => {
    const expected = randomPaths.map((path) => canonicalPath(path, names));
    expect(await evaluate(canonicalPathSql('text', names), randomPaths)).toEqual(expected);
    expect(expected.map((path) => canonicalPath(path, names))).toEqual(expected);
    expect(new Set(expected).size).toBeGreaterThan(3000);
    const long = [
      `/${'a/../'.repeat(1700)}?srsltid=1`,
      `/${'é'.repeat(4000)}/../b`,
      `/${'é'.repeat(4200)}/../b`,
    ];
    expect(await evaluate(canonicalPathSql('text', names), long)).toEqual(
      long.map((path) => canonicalPath(path, names)),
    );
  });

  it('depends on the configured parameters only', async () => {
    const list = parseTrackingParameters('utm_*, ref') ?? expect.fail('a valid list');
    const paths = ['/a?utm_source=x&ref=1&srsltid=2&reference=3&utm_', '/a?UTM_x', '/a?autm_x=1'];
    const expected = ['/a?srsltid=2&reference=3', '/a', '/a?autm_x=1'];
    expect(paths.map((path) => canonicalPath(path, list))).toEqual(expected);
    expect(await evaluate(canonicalPathSql('text', list), paths)).toEqual(expected);
    expect(parseTrackingParameters('none')).toEqual([]);
    expect(canonicalPath('/a?gclid=1', [])).toBe('/a?gclid=1');
    expect(await evaluate(canonicalPathSql('text', []), ['/a?gclid=1', '/b/../c'])).toEqual([
      '/a?gclid=1',
      '/c',
    ]);
  });

  it.each(['a b', 'a,,b', '', 'a*b', "x'", 'a'.repeat(101)])('a list like "%s" is invalid', (text) => {
    expect(parseTrackingParameters(text)).toBeUndefined();
  });

  it('belongs to the target of a redirect link', async () => {
    const links = {
      'https://www.google.com/url?sa=t&url=https://a.example/x%3Fy%3D1&usg=2': 'https://a.example/x?y=1',
      'http://google.co.uk/url?q=https%3A%2F%2Fa.example%2F%25C3%25A9&sa=U': 'https://a.example/%C3%A9',
      'https://www.google.com/url?sa=t': 'https://www.google.com/url?sa=t',
      'https://www.google.com/search?url=https://a.example/':
        'https://www.google.com/search?url=https://a.example/',
      'https://google.com.evil.example/url?url=https://a.example/':
        'https://google.com.evil.example/url?url=https://a.example/',
    };
    expect(Object.keys(links).map((link) => unwrapRedirect(link))).toEqual(Object.values(links));
    expect(await evaluate(unwrapRedirectSql('text'), Object.keys(links))).toEqual(Object.values(links));
  });
});
