import { beforeAll, describe, expect, it } from 'vitest';
import { runApp, type RunningApp } from '../support/running-app.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

describe('database calls', () => {
  it('wizardClasses lists ids and names in the language of the request', async () => {
    const [english, russian] = await Promise.all(
      ['en', 'ru'].map(
        async (language) =>
          (await app.get('/wizardClasses', { 'accept-language': language })).json() as Promise<
            { id: number; name: string }[]
          >,
      ),
    );
    expect(english?.map(({ id }) => id)).toEqual(russian?.map(({ id }) => id));
    expect(english?.[0]).toEqual({ id: 1, name: 'Featured snippet' });
    expect(russian?.[0]).toEqual({ id: 1, name: 'Быстрый ответ' });
  });

  it('changedb stores the selection in a cookie, and regions/db returns it', async () => {
    const changed = await app.get('/changedb/msk?url=/keywords%3Fdomain%3Da.example%26db%3Dgny', {
      accept: 'text/html',
    });
    expect(changed.status).toBe(302);
    expect(changed.headers.get('location')).toBe('/keywords?domain=a.example&db=msk');
    const cookie = String(changed.headers.get('set-cookie')).split(';')[0] ?? '';
    expect(await (await app.get('/regions/db', { cookie })).json()).toMatchObject({
      code: 'msk',
      engine: 'yandex',
      currency: 'RUB',
    });
    expect(await (await app.get('/api/regions/db')).json()).toMatchObject({ code: 'gny', engine: 'google' });
    expect(await (await app.get('/regions/db', { cookie: 'db=gone' })).json()).toMatchObject({
      code: 'gny',
    });
  });

  it('changedb falls back to gny for an unknown database', async () => {
    const changed = await app.get('/changedb/atlantis');
    expect(String(changed.headers.get('set-cookie'))).toMatch(/^db=gny;/);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%09/evil.example',
    '\\\\evil.example',
    '/a\r\nx: y',
  ])('changedb never redirects to another site: %s', async (url) => {
    const location =
      (await app.get(`/changedb/gny?url=${encodeURIComponent(url)}`)).headers.get('location') ?? '';
    expect(new URL(location, 'http://here.example').origin).toBe('http://here.example');
    expect(location).toMatch(/^\/(?![/\\])/);
  });
});
