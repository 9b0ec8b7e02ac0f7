import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildAppSchema } from '../../../server/app-schema.js';
import { reportRegistry } from '../../../server/reports/report-registry.js';
import { openApiDocument } from '../../../server/rest/docs/openapi.js';
import { docsMessages, tagTitles } from '../../../server/rest/docs/docs-messages.js';
import { listParameters } from '../../../server/rest/parameters/rest-parameters.js';
import { restRoutes } from '../../../server/rest/rest-routes.js';
import { russianUnits } from '../../../server/schema-kit/describe.js';
import { projectRoot } from '../../../server/process/project-root.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { measureProcessorMs } from '../../support/processor-time.js';

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
});

/** Texts that are the same in all languages: field names, examples, codes. */
const neutral = /^(REST API)$/;

describe('the API documentation', () => {
  it('is rendered once per language, with a new nonce for each response', async () => {
    const nonces = new Set<string>();
    const readDocs = async (language: string) => {
      const headers = { 'accept-language': language, 'accept-encoding': 'identity' };
      const page = await app.get('/api/docs', headers);
      const html = await page.text();
      const [nonce = ''] = /(?<='nonce-)[^']+/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
      expect(html).toContain(`<style nonce="${nonce}">`);
      expect(html).not.toContain('__CSP_NONCE__');
      expect(page.headers.get('content-language')).toBe(language);
      nonces.add(nonce);
      const document = await app.get('/api/openapi.json', headers);
      expect([document.headers.get('content-language'), document.status]).toEqual([language, 200]);
      await document.arrayBuffer();
    };
    await readDocs('en');
    await readDocs('ru');
    const measureTenReads = () =>
      measureProcessorMs(async () => {
        for (let call = 0; call < 10; call++) await readDocs('en');
      });
    const measured = [await measureTenReads(), await measureTenReads(), await measureTenReads()];
    expect(nonces.size).toBe(32);
    expect(Math.min(...measured)).toBeLessThan(600);
  });

  it('has every text in both languages', async () => {
    const routes = restRoutes(await buildAppSchema());
    const fields = routes.flatMap(({ responseSchema }) =>
      Object.values(
        responseSchema.properties?.['data']?.items?.properties ?? responseSchema.items?.properties ?? {},
      ),
    );
    const messages = [
      ...Object.values(docsMessages),
      ...Object.values(tagTitles),
      ...routes.flatMap(({ summary, description }) => [summary, description]),
      ...routes.flatMap(({ parameters }) => listParameters(parameters).map(({ description }) => description)),
      ...fields.flatMap(({ description }) => (description ? [description] : [])),
    ];
    expect(messages.length).toBeGreaterThan(200);
    for (const { en, ru } of messages) {
      expect(en).not.toMatch(/[а-яё]/i);
      if (!neutral.test(ru)) expect(ru).toMatch(/[а-яё]/i);
    }
  });

  it('names every unit in Russian', () => {
    const units = reportRegistry.flatMap(({ columns }) => Object.values(columns).map(({ unit }) => unit));
    for (const unit of units) if (unit !== undefined) expect(russianUnits).toHaveProperty([unit]);
  });

  it.each([
    ['en', 'Organic competitors', 'Domains that rank in the top 10'],
    ['ru', 'Конкуренты в поиске', 'Домены в топ 10'],
  ])('is available in %s as a page and as a document', async (language, title, description) => {
    const headers = { 'accept-language': language };
    const page = await app.get('/api/docs', { ...headers, accept: 'text/html' });
    expect(page.headers.get('content-language')).toBe(language);
    expect(page.headers.get('vary')).toContain('Accept-Language');
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    for (const text of [title, description]) expect(html).toContain(text);
    const document = (await (await app.get('/api/openapi.json', headers)).json()) as {
      paths: Record<string, { get: { summary: string; description: string } }>;
    };
    const call = document.paths['/report/simple/organic/concurents']?.get;
    expect(call?.summary).toContain(title);
    expect(call?.description).toContain(description);
    expect(JSON.stringify(document)).not.toMatch(/"(description|summary)":\{"(en|ru)":/);
  });

  it('lists every media type of a response', async () => {
    const { paths } = openApiDocument(restRoutes(await buildAppSchema()), 'http://here.example', 'en') as {
      paths: Record<string, { get: { responses: { 200: { content: object } } } }>;
    };
    const typesOf = (path: string) => Object.keys(paths[path]?.get.responses[200].content ?? {});
    const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const forms = ['application/json', 'text/csv', workbook, 'text/tab-separated-values'];
    expect(typesOf('/report/simple/organic/concurents')).toEqual(forms);
    expect(typesOf('/report/simple/organic/keywords')).toEqual([...forms, 'application/zip']);
    expect(typesOf('/report/simple/context/ads/export')).toEqual(['text/csv', 'text/tab-separated-values']);
    expect(typesOf('/thumbnail/{domain}')).toEqual(['image/webp', 'image/svg+xml']);
  });

  it('uses the color theme of the pages', async () => {
    const sheet = await readFile(path.join(projectRoot, 'client/styles/colours.css'), 'utf8');
    const pages = sheet.split("[data-mantine-color-scheme='dark']");
    const html = await (await app.get('/api/docs', { accept: 'text/html' })).text();
    for (const [scheme, rules] of html.split('prefers-color-scheme: dark').entries()) {
      const colours = rules.match(/--[\w-]+: #\w+;/g) ?? [];
      expect(colours.length).toBeGreaterThan(10);
      for (const colour of colours) expect(pages[scheme]).toContain(colour);
    }
  });
});
