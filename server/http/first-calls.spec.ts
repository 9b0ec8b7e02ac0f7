import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FirstCalls } from './first-calls.js';

const written = [
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
  let calls: FirstCalls;
  const names = (text: string) =>
    (JSON.parse(text) as { operationName: string }[]).map(({ operationName }) => operationName);

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'first-calls-'));
    writeFileSync(path.join(folder, 'first-calls.json'), JSON.stringify(written));
    calls = new FirstCalls(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('are those of its program, named by its id', () => {
    const text = calls.textFor({ pageId: 'ads', program: 'report', isPerson: true });
    expect(names(text)).toEqual(['Reader', 'Declared', 'Arranged']);
    expect(JSON.parse(text)).toContainEqual({
      operationName: 'Declared',
      variables: { id: 'ads' },
      query: 'query Declared($id: ID!)',
    });
  });

  test('are fewer for a guest and for a page of another program', () => {
    expect(names(calls.textFor({ pageId: 'ads', program: 'report', isPerson: false }))).toEqual([
      'Reader',
      'Declared',
    ]);
    expect(names(calls.textFor({ pageId: 'home', program: 'home', isPerson: true }))).toEqual(['Reader']);
  });

  test('cannot end the element that they stand in', () => {
    expect(calls.textFor({ pageId: 'ads', program: 'report', isPerson: true })).not.toContain('<');
  });

  test('are none where nothing is built', () => {
    const empty = new FirstCalls(path.join(folder, 'missing'));
    expect(empty.textFor({ pageId: 'ads', program: 'report', isPerson: true })).toBe('[]');
  });
});
