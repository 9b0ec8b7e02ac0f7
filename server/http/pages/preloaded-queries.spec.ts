import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PreloadedQueries } from './preloaded-queries.js';

const builtQueries = [
  { operationName: 'Reader', query: 'query Reader { reader }' },
  {
    operationName: 'Declared',
    query: 'query Declared($id: ID!)',
    pageVariable: 'id',
    entryPoints: ['report'],
  },
  {
    operationName: 'Arranged',
    query: 'query Arranged($name: ID!) { x(s: "</script>") }',
    pageVariable: 'name',
    entryPoints: ['report'],
    requiresLogin: true,
  },
];

describe('PreloadedQueries', () => {
  let folder: string;
  let preloaded: PreloadedQueries;
  const operationNames = (text: string) =>
    (JSON.parse(text) as { operationName: string }[]).map(({ operationName }) => operationName);

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'first-calls-'));
    writeFileSync(path.join(folder, 'first-calls.json'), JSON.stringify(builtQueries));
    preloaded = new PreloadedQueries(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('returns the queries of the entry point with the page id', () => {
    const text = preloaded.renderJson({ pageId: 'ads', entryPoint: 'report', isLoggedIn: true });
    expect(operationNames(text)).toEqual(['Reader', 'Declared', 'Arranged']);
    expect(JSON.parse(text)).toContainEqual({
      operationName: 'Declared',
      variables: { id: 'ads' },
      query: 'query Declared($id: ID!)',
    });
  });

  test('returns fewer queries for guests and other entry points', () => {
    expect(
      operationNames(preloaded.renderJson({ pageId: 'ads', entryPoint: 'report', isLoggedIn: false })),
    ).toEqual(['Reader', 'Declared']);
    expect(
      operationNames(preloaded.renderJson({ pageId: 'home', entryPoint: 'home', isLoggedIn: true })),
    ).toEqual(['Reader']);
  });

  test('escapes the closing tag of the script element', () => {
    expect(preloaded.renderJson({ pageId: 'ads', entryPoint: 'report', isLoggedIn: true })).not.toContain(
      '<',
    );
  });

  test('returns nothing without a build', () => {
    const empty = new PreloadedQueries(path.join(folder, 'missing'));
    expect(empty.renderJson({ pageId: 'ads', entryPoint: 'report', isLoggedIn: true })).toBe('[]');
  });
});
