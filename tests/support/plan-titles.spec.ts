import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { plans } from '../../server/config/plans.js';
import { stringsIn } from './user-facing-strings.js';

/** Titles that are equal in both languages, because a Latin name in a Russian text is never a common word. */
const titles = Object.values(plans).flatMap(({ label: { en, ru } }) => (en === ru ? [en] : []));
const folder = 'client/i18n/ru';

it('client texts name no plan, because plan titles come from the server', async () => {
  const files = (await readdir(folder)).map((name) => path.join(folder, name));
  const strings = (
    await Promise.all(files.map(async (file) => stringsIn(file, await readFile(file, 'utf8'))))
  ).flat();
  const named = strings.filter(({ text }) => titles.some((title) => new RegExp(`\\b${title}\\b`).test(text)));
  expect(titles).toContain('Basic');
  expect(strings.length).toBeGreaterThan(500);
  expect(named.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
