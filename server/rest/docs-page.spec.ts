import { describe, expect, it } from 'vitest';
import { appSchema } from '../app-schema.js';
import { docsPage } from './docs-page.js';
import { restRoutes } from './rest-routes.js';

const routes = restRoutes(await appSchema());
const html = docsPage({ routes, publicUrl: 'http://x', language: 'en', nonce: 'n', style: '' });

const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name);

describe('the page of the calls', () => {
  it('describes each call at an anchor of its own, and leads to each (10)', () => {
    const anchors = found(/ id="([^"]*)"/g);
    expect(anchors).toHaveLength(routes.length);
    expect(anchors.filter((anchor, at) => anchor === '' || anchors.indexOf(anchor) !== at)).toEqual([]);
    expect(new Set(found(/ href="#([^"]*)"/g))).toEqual(new Set(anchors));
    expect(anchors).toContain('panel-logo-post');
    expect(anchors).toContain('report-simple-organic-keywords');
  });

  it('tells of the calls for pictures and files as of the others (13)', () => {
    for (const anchor of [
      'panel-logo-accountId',
      'thumbnail-domain',
      'report-simple-domain-dashboard-pdf-file',
    ]) {
      expect(html).toContain(` id="${anchor}"`);
    }
  });
});
