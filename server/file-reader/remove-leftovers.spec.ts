import { mkdtemp, mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeLeftovers } from './remove-leftovers.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-leftovers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('removes old temporary folders of keyword files and passwords and nothing else', async () => {
  const hourAgo = new Date(Date.now() - 3_700_000);
  for (const name of [
    'rivalscope-keywords-old',
    'rivalscope-init-old',
    'rivalscope-keywords-new',
    'rivalscope-other',
    'target',
  ]) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'keywords.xlsx'), 'x');
    if (name !== 'rivalscope-keywords-new') await utimes(path.join(folder, name), hourAgo, hourAgo);
  }
  await symlink(path.join(folder, 'target'), path.join(folder, 'rivalscope-keywords-link'));
  expect(await removeLeftovers(new Date(), folder)).toBe(2);
  expect((await readdir(folder)).sort()).toEqual([
    'rivalscope-keywords-link',
    'rivalscope-keywords-new',
    'rivalscope-other',
    'target',
  ]);
  expect(await removeLeftovers(new Date(Date.now() + 7_200_000), folder)).toBe(2);
  expect(await readdir(path.join(folder, 'target'))).toEqual(['keywords.xlsx']);
});
