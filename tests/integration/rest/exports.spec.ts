import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from './support/parse-csv.js';
import { runApp, type RunningApp } from '../support/running-app.js';

let here: RunningApp;
beforeAll(async () => {
  here = await runApp();
});

const keywords = '/api/report/simple/organic/keywords?domain=alpha.example';

async function bytes(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ answer: Response; body: Buffer }> {
  const answer = await here.get(path, headers);
  return { answer, body: Buffer.from(await answer.arrayBuffer()) };
}

describe('a report as a file', () => {
  it('holds a line of titles and every row that passes the filter, in the asked order', async () => {
    const { answer, body } = await bytes(
      `${keywords}&type=csv&filter=ws>=100&sort=ws|desc,word|asc&per_page=5&locale=en`,
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="organic-keywords alpha\.example gny \d{4}-\d\d-\d\d\.csv"/,
    );
    expect([...body.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [titles, ...rows] = parse(body.toString('utf8').slice(1), ',');
    expect(titles?.[0]).toBe('Keyword');
    const expected = here.oracle.organicKeywords('alpha.example').filter(({ ws }) => Number(ws) >= 100);
    expect(rows).toHaveLength(expected.length);
    expect(new Set(rows.map(([word]) => word?.replace(/^'/, '')))).toEqual(
      new Set(expected.map(({ word }) => word)),
    );
    const volumes = rows.map((row) => Number(row[titles?.indexOf('Volume') ?? -1] ?? NaN));
    if (!volumes.some(Number.isNaN)) expect(volumes).toEqual([...volumes].sort((a, b) => b - a));
  });

  it('has titles in Russian, and the code page cp1251 where asked', async () => {
    const { answer, body } = await bytes(`${keywords}&type=csv&locale=ru&encoding=cp1251`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=windows-1251');
    const text = new TextDecoder('windows-1251').decode(body);
    expect(text.startsWith('Фраза') || text.startsWith('Запрос') || /^[А-Яа-я ]+,/.test(text)).toBe(true);
    expect(text).toContain('телефон');
    // ß has no sign in cp1251.
    expect(text).toContain('stra?e');
  });

  it('of a report with lists takes them from the address as from a form, repeated or by lines', async () => {
    const call = '/api/report/system_keywords';
    const asked = (type: string) => {
      const query = new URLSearchParams({ strict: 'true', type, locale: 'en' });
      for (const phrase of ['phone', 'телефон']) query.append('phrases', phrase);
      return query;
    };
    const lines = new URLSearchParams({ phrases: 'phone\nтелефон', strict: '1', type: 'csv', locale: 'en' });
    const expected = here.world.keywords
      .map(({ word }) => word)
      .filter((word) => word.split(' ').some((part) => part === 'phone' || part === 'телефон'));
    expect(expected.length).toBeGreaterThan(1);
    for (const query of [asked('csv'), lines]) {
      const byAddress = await bytes(`${call}?${query.toString()}`);
      const form = await fetch(here.url + call, { method: 'POST', headers: here.always, body: query });
      const text = byAddress.body.toString('utf8');
      const rows = parse(text.slice(1), ',').slice(1);
      expect(rows.map(([word]) => word?.replace(/^'/, '')).sort()).toEqual(expected.sort());
      expect(Buffer.from(await form.arrayBuffer()).toString('utf8')).toBe(text);
      expect(form.headers.get('content-disposition')).toMatch(/^attachment; filename="keyword-search/);
    }
    const clipboard = { method: 'POST', headers: here.always, body: asked('copy') };
    const copied = await (await fetch(here.url + call, clipboard)).text();
    expect(copied.trim().split('\n')).toHaveLength(expected.length + 1);
  });

  it('keeps negative numbers as numbers', async () => {
    const { body } = await bytes(`${keywords}&type=csv&filter=delta<0&locale=en`);
    const [titles = [], ...rows] = parse(body.toString('utf8').slice(1), ',');
    const place = titles.findIndex((title) => /change|Δ|delta/i.test(title));
    expect(rows.length).toBeGreaterThan(0);
    expect(place).toBeGreaterThanOrEqual(0);
    for (const row of rows) expect(row[place]).toMatch(/^-\d+$/);
  });

  it('answers an error in JSON where the report cannot be run', async () => {
    for (const [query, status] of [
      ['&filter=nothing=1', 400],
      ['&base=xyz', 404],
    ] as const) {
      const { answer, body } = await bytes(`${keywords}&type=csv${query}`);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-disposition')).toBeNull();
      expect(JSON.parse(body.toString())).toHaveProperty('code');
    }
  });

  it('is the same at the root, also where a browser navigates to it', async () => {
    const { answer } = await bytes('/report/simple/organic/keywords?domain=alpha.example&type=csv', {
      accept: 'text/html',
    });
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv/);
  });
});

describe('a report for the clipboard', () => {
  it('is tab-separated text with titles', async () => {
    const { answer, body } = await bytes(`${keywords}&type=copy&filter=ws>=100&locale=en`);
    expect(answer.headers.get('content-type')).toBe('text/tab-separated-values; charset=utf-8');
    const rows = parse(body.toString('utf8'), '\t');
    const expected = here.oracle.organicKeywords('alpha.example').filter(({ ws }) => Number(ws) >= 100);
    expect(rows).toHaveLength(expected.length + 1);
    expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  });
});
