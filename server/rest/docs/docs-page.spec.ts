import { describe, expect, it } from 'vitest';
import { operatorNames } from '../../contract/filter-language/operators.js';
import { groupConditionBounds } from '../../contract/projects/group-edits.js';
import { buildAppSchema } from '../../app-schema.js';
import { parametersWithoutEffect } from '../definition/parameters-without-effect.js';
import { chapterPage, docsChapters } from './docs-chapters.js';
import { docsExamples } from './docs-examples.js';
import { docsPages } from './docs-layout.js';
import { docsPage } from './docs-page.js';
import { publicApiDeviations } from './public-api-deviations.js';
import { openApiDocument } from './openapi.js';
import { restRoutes } from '../rest-routes.js';

const routes = restRoutes(await buildAppSchema());
const html = docsPage({ routes, publicUrl: 'http://x', language: 'en', nonce: 'n', style: '' });

const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name);

describe('docsPage', () => {
  it('gives every call a unique anchor and links to each', () => {
    const anchors = found(/ id="([^"]*)"/g);
    expect(anchors).toHaveLength(routes.length);
    expect(anchors.filter((anchor, index) => anchor === '' || anchors.indexOf(anchor) !== index)).toEqual([]);
    expect(new Set(found(/ href="#([^"]*)"/g))).toEqual(new Set(anchors));
    expect(anchors).toContain('panel-logo-post');
    expect(anchors).toContain('report-simple-organic-keywords');
  });

  it.each(['en', 'ru'] as const)('lists the deviations from the public API in %s', (language) => {
    const page = docsPage({ routes, publicUrl: 'http://x', language, nonce: 'n', style: '' });
    for (const { topic, behaviour } of publicApiDeviations) {
      expect(page).toContain(`<dt>${topic[language]}</dt><dd>${behaviour[language]}</dd>`);
    }
  });

  it('lists the parameters that public calls accept without effect', () => {
    for (const { path, name } of parametersWithoutEffect) {
      expect(routes.map((route) => route.path)).toContain(path);
      expect(html).toContain(`<li><code>${path}</code> <code>${name}</code>`);
    }
  });

  it('lists our own token headers first and the compatible header in a footnote', () => {
    const otherProduct = /Keyso/gi;
    expect(html.match(otherProduct)).toHaveLength(1);
    expect(/<p class="footnote">([^<]*)</.exec(html)?.[1]).toMatch(otherProduct);
    expect(html.indexOf('X-API-Token')).toBeGreaterThan(0);
    expect(html.indexOf('X-API-Token')).toBeLessThan(html.search(otherProduct));
    const { components } = openApiDocument(routes, 'http://x', 'en') as {
      components: { securitySchemes: Record<string, { name?: string; description?: string }> };
    };
    const schemes = Object.values(components.securitySchemes);
    expect(schemes.map(({ name }) => name)).toEqual([
      undefined,
      'X-API-Token',
      'auth-token',
      'X-Keyso-TOKEN',
    ]);
    expect(schemes.at(-1)?.description).toMatch(/compatible/);
  });

  it('documents the filter language and the fields of group conditions, also in OpenAPI', () => {
    const openApi = JSON.stringify(openApiDocument(routes, 'http://x', 'en'));
    for (const operator of operatorNames) expect(openApi).toContain(operator);
    for (const field of Object.keys(groupConditionBounds)) expect(openApi).toContain(field);
    for (const text of ['DELIM', 'NOT BETWEEN', 'hasNoOneLike', 'contextIsQuestion', 'keysFromOrganicOr']) {
      expect(html).toContain(text);
    }
  });

  it('gives every call of a method a unique title', () => {
    for (const language of ['en', 'ru'] as const) {
      const titles = routes.flatMap(({ methods, tag, summary }) =>
        methods.map((method) => `${tag} ${method} ${summary[language]}`),
      );
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  it('documents image and file calls', () => {
    for (const anchor of [
      'panel-logo-accountId',
      'thumbnail-domain',
      'report-simple-domain-dashboard-pdf-file',
    ]) {
      expect(html).toContain(` id="${anchor}"`);
    }
  });
});

describe('chapterPage', () => {
  const pages = (['en', 'ru'] as const).flatMap((language) =>
    docsChapters.map((chapter) => ({
      chapter,
      text: chapterPage({ chapter, publicUrl: 'http://x', language, nonce: 'n', style: '' }),
    })),
  );

  it('renders each example once as a call and as a query, with a button that runs it', () => {
    for (const { chapter, text } of pages) {
      const attributes = [...text.matchAll(/data-(?:call|query)="([^"]*)"/g)].map(([, value = '']) => value);
      expect(attributes).toHaveLength(chapter.examples.length);
      expect(new Set(attributes).size).toBe(attributes.length);
    }
    expect(pages.filter(({ chapter }) => chapter.isGraphql)).toHaveLength(2);
  });

  it('uses only existing routes and parameters in examples', () => {
    for (const { call } of docsExamples) {
      const [path = '', query = ''] = call.split('?');
      const route = routes.find((each) => each.path === path && each.methods.includes('GET'));
      expect([call, route?.path]).toEqual([call, path]);
      const names = Object.keys(route?.parameters.shape ?? {});
      expect([...new URLSearchParams(query).keys()].filter((name) => !names.includes(name))).toEqual([]);
    }
  });

  it('links all pages to each other and to the list of calls', () => {
    for (const { chapter, text } of pages) {
      for (const { path } of docsPages) expect(text).toContain(`href="${path}"`);
      expect(/aria-current="page">/.exec(text)).not.toBeNull();
      expect(text).toContain(`href="${chapter.path}" aria-current="page"`);
    }
  });
});
