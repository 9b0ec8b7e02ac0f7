import { expect } from 'vitest';
import type { Caller } from '../../support/caller.js';

/** A keyword of a project as the public API returns it. */
type ProjectKeyword = Readonly<Record<string, unknown>> & {
  id: unknown;
  path: string;
  word: string;
  ws: number;
  wsk: number;
};

/** Creates a clustering project and returns its id. */
export async function createProject(caller: Caller, list: readonly string[], name?: string): Promise<string> {
  const response = await caller.send('POST', '/clustering', { list, base: 'gny', name });
  expect(response.status).toBe(200);
  return ((await response.json()) as { uid: string }).uid;
}

/** All keywords of a folder, page by page. Folder 0 is the project itself. */
export async function readKeywords(caller: Caller, uid: string, folder = 0): Promise<ProjectKeyword[]> {
  const keywords: ProjectKeyword[] = [];
  for (let page = 1; ; page++) {
    const response = await caller.get(`/clustering/node/${uid}/${folder}/keywords?per_page=500&page=${page}`);
    expect(response.status).toBe(200);
    const { data, total } = (await response.json()) as { data: ProjectKeyword[]; total: number };
    keywords.push(...data);
    if (data.length === 0 || keywords.length >= total) return keywords;
  }
}

/** Sorted keywords by folder path. */
export async function readFolders(caller: Caller, uid: string): Promise<Record<string, string[]>> {
  const folders: Record<string, string[]> = {};
  for (const { path, word } of await readKeywords(caller, uid)) (folders[path] ??= []).push(word);
  return Object.fromEntries(Object.entries(folders).map(([path, words]) => [path, words.sort()]));
}
