import { describe, expect, it } from 'vitest';
import type { ArgumentType, ReportSubject } from '../../../server/contract/reports/report-vocabulary.js';
import type { ReportMeta } from './report-meta.js';
import { readSubjectParameters } from './displayed-subject.js';
import { splitLines, readSubject } from './report-subject.js';

const meta = (subject: ReportSubject, overrides: Partial<ReportMeta> = {}): ReportMeta => ({
  id: 'x',
  field: 'x',
  section: 'organic',
  subject,
  title: 'X',
  description: '',
  rowNoun: ['row', 'rows'],
  row: { kind: 'keyword', key: ['kid'] },
  engine: null,
  route: '/x',
  rest: '/report/x',
  method: 'GET',
  comparison: false,
  images: false,
  defaultSort: { google: 'a|desc', yandex: 'a|desc' },
  arguments: [],
  columns: [],
  ...overrides,
});
/** A report argument of a type, required or optional. */
const argument = (
  id: string,
  type: ArgumentType,
  overrides: Partial<ReportMeta['arguments'][number]> = {},
): ReportMeta['arguments'][number] => ({
  id,
  field: id,
  address: id,
  required: false,
  requiredUnless: null,
  type,
  default: null,
  title: null,
  choices: [],
  description: '',
  ...overrides,
});
const parseQuery = (declared: ReportMeta, query: string) => readSubject(declared, new URLSearchParams(query));

describe('report subject', () => {
  it('is the lower-case domain of the address with its database', () => {
    expect(parseQuery(meta('domain'), 'domain=NorthTrail.example&db=msk')).toMatchObject({
      variables: { domain: 'northtrail.example', base: 'msk' },
      restParameters: { domain: 'northtrail.example', base: 'msk' },
      complete: true,
    });
  });

  it('is a page of a domain, by GraphQL and REST names', () => {
    expect(parseQuery(meta('page'), 'domain=a.example&page_url=%2Ftents%2F')).toMatchObject({
      variables: { domain: 'a.example', pageUrl: '/tents/' },
      restParameters: { page_url: '/tents/' },
      complete: true,
    });
  });

  it('is incomplete if the address lacks it', () => {
    expect(parseQuery(meta('domain'), '').complete).toBe(false);
    expect(parseQuery(meta('page'), 'domain=a.example').complete).toBe(false);
    expect(parseQuery(meta('keyword'), 'key=').complete).toBe(false);
    expect(parseQuery(meta('none'), '').complete).toBe(true);
  });

  it('is incomplete without a required argument', () => {
    const adMeta = meta('domain', {
      arguments: [argument('ads_id', 'string', { field: 'adsId', address: 'ad', required: true })],
    });
    expect(parseQuery(adMeta, 'domain=a.example').complete).toBe(false);
    expect(parseQuery(adMeta, 'domain=a.example&ad=7')).toMatchObject({
      complete: true,
      variables: { domain: 'a.example', adsId: '7' },
      restParameters: { ads_id: '7' },
    });
  });

  it('is incomplete if both of two alternative arguments are missing', () => {
    const alternativesMeta = meta('domain', {
      arguments: [
        argument('adTitle', 'string', { requiredUnless: 'adHash' }),
        argument('adHash', 'string', { requiredUnless: 'adTitle' }),
      ],
    });
    const complete = (query: string) => parseQuery(alternativesMeta, query).complete;
    expect(complete('domain=a.example')).toBe(false);
    expect(complete('domain=a.example&adHash=')).toBe(false);
    expect(complete('domain=a.example&adHash=7')).toBe(true);
    expect(complete('domain=a.example&adTitle=Boots')).toBe(true);
  });

  it('contains the report arguments by type', () => {
    const declared = meta('none', {
      arguments: [
        argument('top', 'integer'),
        argument('strict', 'boolean'),
        argument('phrases', 'stringList'),
        argument('url', 'string'),
      ],
    });
    expect(parseQuery(declared, 'top=50&strict=0&phrases=tent%0A%0A%20boots&other=1')).toMatchObject({
      variables: { top: 50, strict: false, phrases: ['tent', 'boots'] },
      restParameters: { top: '50', strict: 'false', phrases: ['tent', 'boots'] },
    });
  });
});

it('splits lines at any line ending', () => {
  expect(splitLines('a\r\nb\rc\n\n d ')).toEqual(['a', 'b', 'c', 'd']);
});

const readParameters = (subject: Parameters<typeof readSubjectParameters>[0], query: string) =>
  readSubjectParameters(subject, new URLSearchParams(query));

describe('readSubjectParameters', () => {
  it('reads a keyword by its text, else by its id', () => {
    expect(readParameters('keyword', 'key=tent&kid=7')).toEqual({
      variables: { keyword: 'tent' },
      restParameters: { keyword: 'tent' },
      complete: true,
    });
    expect(readParameters('keyword', 'kid=7')).toEqual({
      variables: { kid: 7 },
      restParameters: { kid: '7' },
      complete: true,
    });
    expect(readParameters('keyword', 'kid=seven')).toEqual({
      variables: {},
      restParameters: {},
      complete: false,
    });
  });

  it('accepts REST parameter names', () => {
    expect(readParameters('keyword', 'keyword=tent').variables).toEqual({ keyword: 'tent' });
    expect(readParameters('page', 'domain=A.example&pageUrl=/b')).toEqual({
      variables: { domain: 'a.example', pageUrl: '/b' },
      restParameters: { domain: 'a.example', page_url: '/b' },
      complete: true,
    });
  });
});
