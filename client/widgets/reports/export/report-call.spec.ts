import { describe, expect, it } from 'vitest';
import { initialState } from '../../../addresses/report-state.js';
import { countCopiedRows } from '../../../lib/files/copy-text.js';
import { type ReportCall, copyRequest, exportAddress, fillPath, restRowKey } from './report-call.js';

const call: ReportCall = {
  method: 'GET',
  path: '/report/simple/organic/keywords',
  subject: { domain: 'northtrail.example', base: 'msk', phrases: ['tent', 'boots & co'] },
  state: { ...initialState, page: 2, perPage: 50, filter: 'ws>=10^wordLIKEa b', sort: 'ws|desc' },
};

describe('REST call of a table', () => {
  it("exports with the table's parameters", () => {
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

  it('puts path parameters only into the path', () => {
    expect(fillPath('/report/group/domains/{rid}', { rid: 'a-b', base: 'msk' })).toEqual({
      path: '/report/group/domains/a-b',
      subject: { base: 'msk' },
    });
    expect(fillPath(call.path, call.subject)).toEqual({ path: call.path, subject: call.subject });
  });

  it('contains the encoding unless it is UTF-8', () => {
    expect(new URL(exportAddress(call, 'ru', 'cp1251'), 'http://host').searchParams.get('encoding')).toBe(
      'cp1251',
    );
  });

  it('requests commas if the language uses semicolons', () => {
    const params = new URL(exportAddress(call, 'ru', 'comma'), 'http://host').searchParams;
    expect([params.get('type'), params.get('delimiter'), params.get('encoding')]).toEqual([
      'csv',
      'comma',
      null,
    ]);
  });

  it('passes the visible columns in order', () => {
    const address = exportAddress({ ...call, columns: ['ws', 'word'] }, 'en', 'xlsx');
    const { searchParams } = new URL(address, 'http://host');
    expect([searchParams.get('type'), searchParams.get('columns')]).toEqual(['xlsx', 'ws,word']);
  });

  it('lists the keys of selected rows regardless of the current filter', () => {
    const ids = [restRowKey(['12', '/a,b|c\\d']), restRowKey(['13', '/'])];
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

  it('sends lists of any length in the body of a POST report', () => {
    const { address, method, body } = copyRequest({ ...call, method: 'POST' }, 'en');
    expect([address, method]).toEqual(['/api/report/simple/organic/keywords', 'POST']);
    expect(body?.getAll('phrases')).toEqual(['tent', 'boots & co']);
    expect(body?.get('type')).toBe('copy');
  });
});

it('counts copied rows without the header', () => {
  expect(countCopiedRows('Keyword\tPosition\na\t1\nb\t2\n')).toBe(2);
  expect(countCopiedRows('')).toBe(0);
});
