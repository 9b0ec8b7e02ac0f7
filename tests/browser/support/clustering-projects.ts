import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { asPageUser } from './bills.js';

/** Keywords of the sample database. */
export async function fetchSampleKeywords(page: Page): Promise<string[]> {
  const { organicKeywords } = await asPageUser(
    page,
    '{ organicKeywords(domain: "northtrail.example", perPage: 250) { data { word } } }',
    {},
  );
  return (organicKeywords as { data: { word: string }[] }).data.map(({ word }) => word);
}

/**
 * Creates a project with the keywords of each folder and returns its id. The name "" means no folder. With
 * `isClustered`, a run that creates no cluster precedes the folders, so the project has the date of its positions.
 */
export async function createClustering(
  page: Page,
  folders: Readonly<Record<string, readonly string[]>>,
  { isClustered = false } = {},
): Promise<string> {
  const created = await asPageUser(
    page,
    'mutation ($list: [String!]) { createClustering(base: "gny", from: { keywords: $list }) { uid } }',
    { list: Object.values(folders).flat() },
  );
  const { uid } = created['createClustering'] as { uid: string };
  if (isClustered) await runClustering(page, uid);
  const read = await asPageUser(
    page,
    'query ($uid: String!) { clusteringKeywords(uid: $uid, base: "gny", perPage: 250) { data { id word } } }',
    { uid },
  );
  const { data } = read['clusteringKeywords'] as { data: { id: string; word: string }[] };
  for (const [name, words] of Object.entries(folders)) {
    if (name === '') continue;
    const keywords = data.filter(({ word }) => words.includes(word)).map(({ id }) => String(id));
    await asPageUser(
      page,
      'mutation ($uid: ID!, $name: String!, $keywords: [ID!]) { createClusterFolder(uid: $uid, name: $name, keywords: $keywords) { newFolder } }',
      { uid, name, keywords },
    );
  }
  return uid;
}

async function runClustering(page: Page, uid: string): Promise<void> {
  await asPageUser(
    page,
    'mutation ($uid: ID!) { startClustering(uid: $uid, settings: { leastVolume: 1000000000 }) { uid } }',
    { uid },
  );
  const readState = () =>
    asPageUser(page, 'query ($uid: ID!) { clusteringState(uid: $uid) { state positionsDate } }', { uid });
  await expect
    .poll(readState, { timeout: 30_000 })
    .toMatchObject({ clusteringState: { state: 'done', positionsDate: expect.any(String) as string } });
}
