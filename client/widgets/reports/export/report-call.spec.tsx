import { describe, expect, it, vi } from 'vitest';
import { initialState } from '../../../addresses/report-state.js';
import { countCopiedRows } from '../../../lib/files/copy-text.js';
import {
  type ReportCall,
  copyParameters,
  exportParameters,
  fillPath,
  postReport,
  restRowKey,
} from './report-call.js';

const call: ReportCall = {
  path: '/report/simple/organic/keywords',
  subject: { domain: 'northtrail.example', base: 'msk', phrases: ['tent', 'boots & co'] },
  state: { ...initialState, page: 2, perPage: 50, filter: 'ws>=10^wordLIKEa b', sort: 'ws|desc' },
};

describe('REST call of a table', () => {
  it("exports with the table's parameters", () => {
    const body = exportParameters(call, 'en', 'csv');
    expect(Object.fromEntries(body)).toMatchObject({
      domain: 'northtrail.example',
      base: 'msk',
      type: 'csv',
      locale: 'en',
      filter: 'ws>=10^wordLIKEa b',
      sort: 'ws|desc',
      page: '2',
      per_page: '50',
    });
    expect(body.has('encoding')).toBe(false);
    expect(body.getAll('phrases')).toEqual(['tent', 'boots & co']);
  });

  it('puts path parameters only into the path', () => {
    expect(fillPath('/report/group/domains/{rid}', { rid: 'a-b', base: 'msk' })).toEqual({
      path: '/report/group/domains/a-b',
      subject: { base: 'msk' },
    });
    expect(fillPath(call.path, call.subject)).toEqual({ path: call.path, subject: call.subject });
  });

  it('contains the encoding unless it is UTF-8', () => {
    expect(exportParameters(call, 'ru', 'cp1251').get('encoding')).toBe('cp1251');
  });

  it('requests commas if the language uses semicolons', () => {
    const params = exportParameters(call, 'ru', 'comma');
    expect([params.get('type'), params.get('delimiter'), params.get('encoding')]).toEqual([
      'csv',
      'comma',
      null,
    ]);
  });

  it('passes the visible columns in order', () => {
    const body = exportParameters({ ...call, columns: ['ws', 'word'] }, 'en', 'xlsx');
    expect([body.get('type'), body.get('columns')]).toEqual(['xlsx', 'ws,word']);
  });

  it('lists the keys of selected rows regardless of the current filter', () => {
    const ids = [restRowKey(['12', '/a,b|c\\d']), restRowKey(['13', '/'])];
    const body = exportParameters({ ...call, ids }, 'en', 'images');
    expect(body.getAll('ids')).toEqual(['12|/a\\,b\\|c\\\\d', '13|/']);
    expect(body.get('action')).toBe('downloadImage');
    expect(['type', 'filter'].map((name) => body.has(name))).toEqual([false, false]);
    expect(body.get('sort')).toBe('ws|desc');
  });

  it('copies as text', () => {
    const body = copyParameters(call, 'en');
    expect([body.get('type'), body.get('locale'), body.get('filter')]).toEqual([
      'copy',
      'en',
      'ws>=10^wordLIKEa b',
    ]);
    expect(body.getAll('phrases')).toEqual(['tent', 'boots & co']);
  });

  it('sends filters of any length in the body', async () => {
    const filter = `wordONE OF${Array.from({ length: 2000 }, (_, index) => `keyword ${index}`).join('DELIM')}`;
    const requests: { url: string; method: string | undefined; body: BodyInit | null | undefined }[] = [];
    vi.stubGlobal('fetch', (url: string, { method, body }: RequestInit) => {
      requests.push({ url, method, body });
      return Promise.resolve(new Response('word\ntents'));
    });
    const longCall = { ...call, state: { ...call.state, filter } };
    await postReport(longCall, copyParameters(longCall, 'en'), 'en');
    vi.unstubAllGlobals();
    expect(requests.map(({ url, method }) => `${method} ${url}`)).toEqual([
      'POST /api/report/simple/organic/keywords',
    ]);
    expect((requests[0]?.body as URLSearchParams).get('filter')).toBe(filter);
  });

  it('identifies rows by the items of a list', () => {
    expect(restRowKey([['New arrivals', 'Sale, 50|50']])).toBe('New arrivals|Sale\\, 50\\|50');
  });
});

it('counts copied rows without the header', () => {
  expect(countCopiedRows('Keyword\tPosition\na\t1\nb\t2\n')).toBe(2);
  expect(countCopiedRows('')).toBe(0);
});
