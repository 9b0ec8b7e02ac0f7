import { describe, expect, it } from 'vitest';
import type { ArgumentType, ReportSubject } from '../../../server/contract/report-vocabulary.js';
import type { ReportMeta } from './report-meta.js';
import { linesOf, readSubject } from './report-subject.js';

const meta = (subject: ReportSubject, more: Partial<ReportMeta> = {}): ReportMeta => ({
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
  ...more,
});
/** A report argument of a type, required or optional. */
const argument = (
  id: string,
  type: ArgumentType,
  more: Partial<ReportMeta['arguments'][number]> = {},
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
  ...more,
});
const read = (declared: ReportMeta, query: string) => readSubject(declared, new URLSearchParams(query));

describe('the subject of a table', () => {
  it('is the domain of the address, in lower case, with the database that it names', () => {
    expect(read(meta('domain'), 'domain=NorthTrail.example&db=msk')).toMatchObject({
      variables: { domain: 'northtrail.example', base: 'msk' },
      rest: { domain: 'northtrail.example', base: 'msk' },
      complete: true,
    });
  });

  it('is a page of a domain, by the names of GraphQL and of REST', () => {
    expect(read(meta('page'), 'domain=a.example&page_url=%2Ftents%2F')).toMatchObject({
      variables: { domain: 'a.example', pageUrl: '/tents/' },
      rest: { page_url: '/tents/' },
      complete: true,
    });
  });

  it('is missing where the address does not name it', () => {
    expect(read(meta('domain'), '').complete).toBe(false);
    expect(read(meta('page'), 'domain=a.example').complete).toBe(false);
    expect(read(meta('keyword'), 'key=').complete).toBe(false);
    expect(read(meta('none'), '').complete).toBe(true);
  });

  it('is missing where an argument that the report cannot do without is', () => {
    const ofAd = meta('domain', {
      arguments: [argument('ads_id', 'string', { field: 'adsId', address: 'ad', required: true })],
    });
    expect(read(ofAd, 'domain=a.example').complete).toBe(false);
    expect(read(ofAd, 'domain=a.example&ad=7')).toMatchObject({
      complete: true,
      variables: { domain: 'a.example', adsId: '7' },
      rest: { ads_id: '7' },
    });
  });

  it('is missing where none of two arguments is given of which the report needs one', () => {
    const ofEither = meta('domain', {
      arguments: [
        argument('adTitle', 'string', { requiredUnless: 'adHash' }),
        argument('adHash', 'string', { requiredUnless: 'adTitle' }),
      ],
    });
    const complete = (query: string) => read(ofEither, query).complete;
    expect(complete('domain=a.example')).toBe(false);
    expect(complete('domain=a.example&adHash=')).toBe(false);
    expect(complete('domain=a.example&adHash=7')).toBe(true);
    expect(complete('domain=a.example&adTitle=Boots')).toBe(true);
  });

  it('takes the report’s own arguments by their types', () => {
    const declared = meta('none', {
      arguments: [
        argument('top', 'integer'),
        argument('strict', 'boolean'),
        argument('phrases', 'stringList'),
        argument('url', 'string'),
      ],
    });
    expect(read(declared, 'top=50&strict=0&phrases=tent%0A%0A%20boots&other=1')).toMatchObject({
      variables: { top: 50, strict: false, phrases: ['tent', 'boots'] },
      rest: { top: '50', strict: 'false', phrases: ['tent', 'boots'] },
    });
  });
});

it('reads lines whatever ends them', () => {
  expect(linesOf('a\r\nb\rc\n\n d ')).toEqual(['a', 'b', 'c', 'd']);
});
