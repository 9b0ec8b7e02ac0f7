import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PreloadedQueries } from './preloaded-queries.js';

const builtQueries = [
  { operationName: 'Reader', query: 'query Reader { reader }' },
  { operationName: 'Declared', query: 'query Declared($id: ID!)', pageVariable: 'id', programs: ['report'] },
  {
    operationName: 'Arranged',
    query: 'query Arranged($name: ID!) { x(s: "</script>") }',
    pageVariable: 'name',
    programs: ['report'],
    ofPeople: true,
  },
];

describe('the calls that a page begins with', () => {
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

  test('are those of its program, named by its id', () => {
    const text = preloaded.textFor({ pageId: 'ads', program: 'report', isLoggedIn: true });
    expect(operationNames(text)).toEqual(['Reader', 'Declared', 'Arranged']);
    expect(JSON.parse(text)).toContainEqual({
      operationName: 'Declared',
      variables: { id: 'ads' },
      query: 'query Declared($id: ID!)',
    });
  });

  test('are fewer for a guest and for a page of another program', () => {
    expect(
      operationNames(preloaded.textFor({ pageId: 'ads', program: 'report', isLoggedIn: false })),
    ).toEqual(['Reader', 'Declared']);
    expect(operationNames(preloaded.textFor({ pageId: 'home', program: 'home', isLoggedIn: true }))).toEqual([
      'Reader',
    ]);
  });

  test('cannot end the element that they stand in', () => {
    expect(preloaded.textFor({ pageId: 'ads', program: 'report', isLoggedIn: true })).not.toContain('<');
  });

  test('are none where nothing is built', () => {
    const empty = new PreloadedQueries(path.join(folder, 'missing'));
    expect(empty.textFor({ pageId: 'ads', program: 'report', isLoggedIn: true })).toBe('[]');
  });
});
