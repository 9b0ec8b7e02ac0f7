import { unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { escaped, rowKey, fetchRows } from './support/rows.js';
import { parse } from './support/parse-csv.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

const keywords = '/api/report/simple/organic/keywords?domain=alpha.example';

async function bytes(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ response: Response; body: Buffer }> {
  const response = await app.get(path, headers);
  return { response, body: Buffer.from(await response.arrayBuffer()) };
}

describe('a report as a file', () => {
  it('has a header line and all filtered rows in the requested order', async () => {
    const { response, body } = await bytes(
      `${keywords}&type=csv&filter=ws>=100&sort=ws|desc,word|asc&per_page=5&locale=en`,
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="organic-keywords alpha\.example gny \d{4}-\d\d-\d\d\.csv"/,
    );
    expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [titles, ...rows] = parse(body.toString('utf8').slice(1), ',');
    expect(titles?.[0]).toBe('Keyword');
    const expected = app.oracle.organicKeywords('alpha.example').filter(({ ws }) => Number(ws) >= 100);
    expect(rows).toHaveLength(expected.length);
    expect(new Set(rows.map(([word]) => word?.replace(/^'/, '')))).toEqual(
      new Set(expected.map(({ word }) => word)),
    );
    const volumes = rows.map((row) => Number(row[titles?.indexOf('Volume') ?? -1] ?? NaN));
    if (!volumes.some(Number.isNaN)) expect(volumes).toEqual([...volumes].sort((a, b) => b - a));
  });

  it('has Russian titles and the code page cp1251 on request', async () => {
    const { response, body } = await bytes(`${keywords}&type=csv&locale=ru&encoding=cp1251`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=windows-1251');
    const text = new TextDecoder('windows-1251').decode(body);
    expect(text.startsWith('Фраза') || text.startsWith('Запрос') || /^[А-Яа-я ]+;/.test(text)).toBe(true);
    expect(text).toContain('телефон');
    // cp1251 has no ß.
    expect(text).toContain('stra?e');
  });

  it('accepts list parameters in a URL and a form, repeated or line by line', async () => {
    const call = '/api/report/system_keywords';
    const requestFile = (type: string) => {
      const query = new URLSearchParams({ strict: 'true', type, locale: 'en' });
      for (const phrase of ['phone', 'телефон']) query.append('phrases', phrase);
      return query;
    };
    const lines = new URLSearchParams({ phrases: 'phone\nтелефон', strict: '1', type: 'csv', locale: 'en' });
    const expected = app.world.keywords
      .map(({ word }) => word)
      .filter((word) => word.split(' ').some((part) => part === 'phone' || part === 'телефон'));
    expect(expected.length).toBeGreaterThan(1);
    for (const query of [requestFile('csv'), lines]) {
      const byAddress = await bytes(`${call}?${query.toString()}`);
      const form = await fetch(app.url + call, { method: 'POST', headers: app.fixedHeaders, body: query });
      const text = byAddress.body.toString('utf8');
      const rows = parse(text.slice(1), ',').slice(1);
      expect(rows.map(([word]) => word?.replace(/^'/, '')).sort()).toEqual(expected.sort());
      expect(Buffer.from(await form.arrayBuffer()).toString('utf8')).toBe(text);
      expect(form.headers.get('content-disposition')).toMatch(/^attachment; filename="keyword-search/);
    }
    const clipboard = { method: 'POST', headers: app.fixedHeaders, body: requestFile('copy') };
    const copied = await (await fetch(app.url + call, clipboard)).text();
    expect(copied.trim().split('\n')).toHaveLength(expected.length + 1);
  });

  it('writes negative numbers as numbers', async () => {
    const { body } = await bytes(`${keywords}&type=csv&filter=delta<0&locale=en`);
    const [titles = [], ...rows] = parse(body.toString('utf8').slice(1), ',');
    const place = titles.findIndex((title) => /change|Δ|delta/i.test(title));
    expect(rows.length).toBeGreaterThan(0);
    expect(place).toBeGreaterThanOrEqual(0);
    for (const row of rows) expect(row[place]).toMatch(/^-\d+$/);
  });

  it('responds with a JSON error when the report cannot run', async () => {
    for (const [query, status] of [
      ['&filter=nothing=1', 400],
      ['&base=xyz', 404],
    ] as const) {
      const { response, body } = await bytes(`${keywords}&type=csv${query}`);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-disposition')).toBeNull();
      expect(JSON.parse(body.toString())).toHaveProperty('code');
    }
  });

  it('is the same at the root, also for browser navigation', async () => {
    const { response } = await bytes('/report/simple/organic/keywords?domain=alpha.example&type=csv', {
      accept: 'text/html',
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  });
});

describe('columns and rows of a file', () => {
  it('are the requested ones in the requested order', async () => {
    const { body } = await bytes(`${keywords}&type=csv&columns=ws,word,pos&sort=ws|desc,word|asc&locale=en`);
    const [titles, ...rows] = parse(body.toString('utf8').slice(1), ',');
    expect(titles).toEqual(['Volume', 'Keyword', 'Position']);
    const expected = app.oracle.organicKeywords('alpha.example');
    expect(rows.map(([ws, word]) => [Number(ws), word?.replace(/^'/, '')]).sort()).toEqual(
      expected.map(({ ws, word }) => [Number(ws), word]).sort(),
    );
  });

  it('start without a byte order mark on request', async () => {
    const { body } = await bytes(`${keywords}&type=csv&bom=0&locale=en`);
    expect(body.toString('latin1').startsWith('Keyword,')).toBe(true);
  });

  it('are only the selected rows, by full or partial key, by GET and POST, in every format', async () => {
    const { data } = await fetchRows(app, keywords);
    const [first, second, third] = data;
    const ids = [rowKey(first), rowKey(second), String(third?.['kid'])];
    const expectedKeywords = [first, second, third].map((row) => String(row?.['word'])).sort();
    const list = encodeURIComponent(ids.join(','));
    for (const type of ['csv', 'copy']) {
      const { body } = await bytes(`${keywords}&type=${type}&ids=${list}&columns=word`);
      const words = parse(body.toString('utf8').replace('\uFEFF', ''), type === 'csv' ? ',' : '\t').slice(1);
      expect(words.map(([word]) => word?.replace(/^'/, '')).sort()).toEqual(expectedKeywords);
    }
    const form = new URLSearchParams({ domain: 'alpha.example', type: 'csv', columns: 'word' });
    for (const id of ids) form.append('ids', id);
    const posted = await fetch(app.url + keywords.split('?')[0], {
      method: 'POST',
      headers: app.fixedHeaders,
      body: form,
    });
    expect(parse((await posted.text()).replace('\uFEFF', ''), ',')).toHaveLength(4);
  });

  it('distinguish pages of one keyword and paths with commas, bars and backslashes', async () => {
    const pages = '/api/report/simple/organic/keywords?domain=alpha.example&url=/';
    const { data } = await fetchRows(app, pages);
    const twice = data.find((row, index) => data.findIndex(({ kid }) => kid === row['kid']) !== index);
    expect(twice).toBeDefined();
    const exportedRow = await bytes(`${pages}&type=csv&columns=url&ids=${encodeURIComponent(rowKey(twice))}`);
    expect(parse(exportedRow.body.toString('utf8').slice(1), ',').slice(1)).toEqual([[twice?.['url']]]);
    const exportedRows = await bytes(`${pages}&type=csv&columns=url&ids=${String(twice?.['kid'])}`);
    expect(parse(exportedRows.body.toString('utf8').slice(1), ',').length).toBeGreaterThan(2);
    const sites = '/api/report/simple/organic/sitepages?domain=alpha.example';
    const specialPath = "/a,b|c\\d'e";
    const noRows = await bytes(`${sites}&type=csv&ids=${encodeURIComponent(escaped(specialPath))}`);
    expect([noRows.response.status, parse(noRows.body.toString('utf8'), ',')]).toEqual([
      200,
      [expect.anything()],
    ]);
  });

  it('omit the deselected rows of a filtered report', async () => {
    const filter = 'filter=ws>=1';
    const { data } = await fetchRows(app, `${keywords}&${filter}`);
    const exceptIds = encodeURIComponent(data.slice(0, 2).map(rowKey).join(','));
    const { body } = await bytes(`${keywords}&type=csv&${filter}&exceptIds=${exceptIds}&columns=word,url`);
    const lines = parse(body.toString('utf8').slice(1), ',').slice(1);
    expect(lines.map(([word, url]) => `${String(word).replace(/^'/, '')} ${url}`).sort()).toEqual(
      data
        .slice(2)
        .map(({ word, url }) => `${String(word)} ${String(url)}`)
        .sort(),
    );
  });

  it.each(['links', 'facts'])('identify sets of %s by their items', async (list) => {
    const domains = [...new Set(app.world.ads.map(({ domain }) => domain))];
    const reports = await Promise.all(
      domains.map(async (domain) => {
        const path = `/api/report/simple/context/ads/${list}?domain=${domain}`;
        return { path, ...(await fetchRows(app, path)) };
      }),
    );
    const { path, data } = reports.find((report) => report.data.length > 1) ?? { path: '', data: [] };
    const items = (row: Record<string, unknown> | undefined) => row?.[list] as string[];
    const id = encodeURIComponent(items(data[1]).map(escaped).join('|'));
    const { response, body } = await bytes(`${path}&type=csv&ids=${id}`);
    expect(response.status).toBe(200);
    const [, ...rows] = parse(body.toString('utf8').slice(1), ',');
    expect(rows).toHaveLength(1);
    for (const item of items(data[1])) expect(rows[0]?.[0]).toContain(item);
  });

  it('accept a filter in the body that exceeds the length of an address', async () => {
    const words = app.oracle.organicKeywords('alpha.example').map(({ word }) => String(word));
    const [first = ''] = words;
    const values = [first, ...Array.from({ length: 2_000 }, (_, index) => `no such keyword ${index}`)];
    const filter = `wordONE OF${values.join('DELIM')}`;
    expect(filter.length).toBeGreaterThan(20_000);
    for (const type of ['csv', 'copy', 'json']) {
      const posted = await fetch(app.url + keywords.split('?')[0], {
        method: 'POST',
        headers: app.fixedHeaders,
        body: new URLSearchParams({ domain: 'alpha.example', type, filter, columns: 'word' }),
      });
      expect(posted.status).toBe(200);
      expect(await posted.text()).toContain(first);
    }
  });

  it.each([
    ['a column', 'columns=word,nothing', /nothing/],
    ['a row', 'ids=abc', /abc/],
    ['a longer key', 'ids=1|/a|b', /1\|\/a\|b/],
    ['a number below zero', 'ids=-1', /-1/],
    ['many rows', `ids=${Array.from({ length: 501 }, (_, index) => index + 1).join(',')}`, /500/],
    ['a byte order mark', 'bom=perhaps', /bom/],
  ])('unknown ones are rejected by name: %s', async (_name, query, named) => {
    const { response, body } = await bytes(`${keywords}&type=csv&${query}`);
    expect(response.status).toBe(400);
    expect(body.toString()).toMatch(named);
  });
});

describe('a report as a workbook', () => {
  const dated = '/api/report/simple/organic/sitepages?domain=alpha.example';

  it('has the rows of the CSV file with numeric cells', async () => {
    const { response, body } = await bytes(`${keywords}&type=xlsx&sort=ws|desc,word|asc&locale=en`);
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(response.headers.get('content-disposition')).toMatch(/\.xlsx"/);
    const [sheet, ...more] = await readWorkbook(body);
    expect([sheet?.sheet, more]).toEqual(['Keywords', []]);
    const [titles = [], ...rows] = sheet?.data ?? [];
    const csv = parse(
      (await bytes(`${keywords}&type=csv&bom=0&sort=ws|desc,word|asc&locale=en`)).body.toString('utf8'),
      ',',
    );
    expect(titles).toEqual(csv[0]);
    expect(rows.map((row) => row.map((cell) => String(cell ?? '')))).toEqual(
      csv.slice(1).map((row) => row.map((cell) => cell.replace(/^'/, ''))),
    );
    const place = titles.indexOf('Volume');
    expect(rows.every((row) => typeof row[place] === 'number')).toBe(true);
  });

  it('has date cells, also in Russian', async () => {
    const { body } = await bytes(`${dated}&type=xlsx&columns=found_date,url&locale=ru`);
    const [sheet] = await readWorkbook(body);
    const [titles, ...rows] = sheet?.data ?? [];
    expect(titles).toEqual(['Впервые', 'Страница']);
    const { data } = await fetchRows(app, dated);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(([day]) => (day instanceof Date ? day.toISOString().slice(0, 10) : day)).sort()).toEqual(
      data.map((row) => String(row['found_date']).split('.').reverse().join('-')).sort(),
    );
  });

  it('has a frozen bold header and fitted column widths', async () => {
    const { body } = await bytes(`${keywords}&type=xlsx&columns=word,pos&ids=1`);
    const files = unzipSync(body);
    const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
    const sheet = text('xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/<pane ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toMatch(/<col min="1" max="1" width="42"/);
    const bold = Number(/<row r="1"><c r="A1" s="(\d)"/.exec(sheet)?.[1]);
    const looks = text('xl/styles.xml').match(/<xf [^>]*fontId="\d"[^>]*xfId[^>]*>/g) ?? [];
    expect(looks[bold]).toContain('fontId="1"');
  });
});

describe('a rejected file', () => {
  it('shows an HTML page with a back link in a browser', async () => {
    const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'ru' };
    for (const prefix of ['', '/api']) {
      const call = `${prefix}/report/simple/organic/keywords?domain=nobody.example&type=csv`;
      const { response, body } = await bytes(call, navigation);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('content-disposition')).toBeNull();
      const page = body.toString('utf8');
      expect(page).toContain('nobody.example');
      expect(page).toContain('href="/keywords?domain=nobody.example"');
    }
    const hostile = await bytes(
      `/api/report/simple/organic/keywords?domain=${encodeURIComponent('"><script>x</script>.example')}&type=csv`,
      navigation,
    );
    expect(hostile.body.toString('utf8')).not.toContain('<script');
  });
});

describe('a report for the clipboard', () => {
  it('is tab-separated text with titles', async () => {
    const { response, body } = await bytes(`${keywords}&type=copy&filter=ws>=100&locale=en`);
    expect(response.headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8');
    const rows = parse(body.toString('utf8'), '\t');
    const expected = app.oracle.organicKeywords('alpha.example').filter(({ ws }) => Number(ws) >= 100);
    expect(rows).toHaveLength(expected.length + 1);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  });
});
