import { describe, expect, it } from 'vitest';
import { initialState } from '../../../addresses/report-state.js';
import { copiedRows } from '../../../lib/copy-text.js';
import { type ReportCall, copyRequest, exportAddress, filledPath, restId } from './report-call.js';

const call: ReportCall = {
  method: 'GET',
  path: '/report/simple/organic/keywords',
  subject: { domain: 'northtrail.example', base: 'msk', phrases: ['tent', 'boots & co'] },
  state: { ...initialState, page: 2, perPage: 50, filter: 'ws>=10^wordLIKEa b', sort: 'ws|desc' },
};

describe('the call behind a table', () => {
  it('exports with the table’s own parameters', () => {
    const address = new URL(exportAddress(call, 'en', 'csv'), 'http://host');
    expect(address.pathname).toBe('/api/report/simple/organic/keywords');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      domain: 'northtrail.example',
      base: 'msk',
      type: 'csv',
      locale: 'en',
      filter: 'ws>=10^wordLIKEa b',
      sort: 'ws|desc',
      page: '2',
      per_page: '50',
    });
    expect(address.searchParams.has('encoding')).toBe(false);
    expect(address.searchParams.getAll('phrases')).toEqual(['tent', 'boots & co']);
  });

  it('puts what stands in the path there and not behind it', () => {
    expect(filledPath('/report/group/domains/{rid}', { rid: 'a-b', base: 'msk' })).toEqual({
      path: '/report/group/domains/a-b',
      subject: { base: 'msk' },
    });
    expect(filledPath(call.path, call.subject)).toEqual({ path: call.path, subject: call.subject });
  });

  it('names the encoding where it is not UTF-8', () => {
    expect(new URL(exportAddress(call, 'ru', 'cp1251'), 'http://host').searchParams.get('encoding')).toBe(
      'cp1251',
    );
  });

  it('asks for commas where the language would have semicolons (T15)', () => {
    const asked = new URL(exportAddress(call, 'ru', 'comma'), 'http://host').searchParams;
    expect([asked.get('type'), asked.get('delimiter'), asked.get('encoding')]).toEqual([
      'csv',
      'comma',
      null,
    ]);
  });

  it('hands on the columns of the table in their order', () => {
    const address = exportAddress({ ...call, columns: ['ws', 'word'] }, 'en', 'xlsx');
    const { searchParams } = new URL(address, 'http://host');
    expect([searchParams.get('type'), searchParams.get('columns')]).toEqual(['xlsx', 'ws,word']);
  });

  it('names checked rows one by one, whatever the filter is now', () => {
    const ids = [restId(['12', '/a,b|c\\d']), restId(['13', '/'])];
    const { searchParams } = new URL(exportAddress({ ...call, ids }, 'en', 'images'), 'http://host');
    expect(searchParams.getAll('ids')).toEqual(['12|/a\\,b\\|c\\\\d', '13|/']);
    expect(searchParams.get('action')).toBe('downloadImage');
    expect(['type', 'filter'].map((name) => searchParams.has(name))).toEqual([false, false]);
    expect(searchParams.get('sort')).toBe('ws|desc');
  });

  it('copies as text', () => {
    const { address, method, body } = copyRequest(call, 'en');
    expect(new URL(address, 'http://host').searchParams.get('type')).toBe('copy');
    expect([method, body]).toEqual(['GET', undefined]);
  });

  it('sends lists in the body of a POST report, however long they are', () => {
    const { address, method, body } = copyRequest({ ...call, method: 'POST' }, 'en');
    expect([address, method]).toEqual(['/api/report/simple/organic/keywords', 'POST']);
    expect(body?.getAll('phrases')).toEqual(['tent', 'boots & co']);
    expect(body?.get('type')).toBe('copy');
  });
});

it('counts the rows of a copied table without its heading', () => {
  expect(copiedRows('Keyword\tPosition\na\t1\nb\t2\n')).toBe(2);
  expect(copiedRows('')).toBe(0);
});
