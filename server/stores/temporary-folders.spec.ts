import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTemporaryFolder, removeLeftovers } from './temporary-folders.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-leftovers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('removes old folders of earlier versions and nothing else', async () => {
  const hourAgo = new Date(Date.now() - 3_700_000);
  for (const name of [
    'rivalscope-keywords-old',
    'rivalscope-init-old',
    'rivalscope-import-old',
    'rivalscope-keywords-new',
    'rivalscope-other',
    'target',
  ]) {
    await mkdir(path.join(folder, name));
    await writeFile(path.join(folder, name, 'keywords.xlsx'), 'x');
    if (name !== 'rivalscope-keywords-new') await utimes(path.join(folder, name), hourAgo, hourAgo);
  }
  await symlink(path.join(folder, 'target'), path.join(folder, 'rivalscope-keywords-link'));
  expect(await removeLeftovers(new Date(), folder)).toBe(3);
  expect((await readdir(folder)).sort()).toEqual([
    'rivalscope-keywords-link',
    'rivalscope-keywords-new',
    'rivalscope-other',
    'target',
  ]);
  expect(await removeLeftovers(new Date(Date.now() + 7_200_000), folder)).toBe(2);
  expect(await readdir(path.join(folder, 'target'))).toEqual(['keywords.xlsx']);
});

it.each(['import', 'init', 'engine'] as const)(
  'removes a folder for %s when its process has ended, and not before',
  async (purpose) => {
    const name = path.basename(createTemporaryFolder(purpose));
    await rm(path.join(tmpdir(), name), { recursive: true });
    const sleeper = spawn('sleep', ['60'], { stdio: 'ignore' });
    const ended = once(sleeper, 'exit');
    const reused = name.replace(`-${process.pid}-`, `-${sleeper.pid}-`);
    for (const each of [name, reused]) await mkdir(path.join(folder, each));
    // A later process with the same id does not own the folder.
    expect(await removeLeftovers(new Date(), folder)).toBe(1);
    expect(await readdir(folder)).toEqual([name]);
    sleeper.kill();
    await ended;
    await mkdir(path.join(folder, reused));
    expect(await removeLeftovers(new Date(Date.now() + 7_200_000), folder)).toBe(1);
    expect(await readdir(folder)).toEqual([name]);
  },
);
