import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OperatorPagesService } from './operator-pages.service.js';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rivalscope-blog-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function writePost(language: string, name: string): void {
  mkdirSync(path.join(folder, 'blog', language), { recursive: true });
  writeFileSync(path.join(folder, 'blog', language, `${name}.md`), `# ${name}\n\nWords.\n`);
}

const pagesOnDay = (day: string) =>
  new OperatorPagesService(
    folder,
    () => new Date(`${day}T12:00:00Z`),
    { name: undefined, email: undefined },
    pino({ level: 'silent' }),
  );

it('hides a blog whose posts are all in the future', async () => {
  writePost('en', '2026-03-04-newer');
  expect([await pagesOnDay('2026-03-03').hasPosts(), await pagesOnDay('2026-03-04').hasPosts()]).toEqual([
    false,
    true,
  ]);
});

it('falls back to the other language if the blog has posts in one language only', async () => {
  writePost('ru', '2026-03-04-newer');
  writePost('ru', '2026-01-02-older');
  writePost('en', '2026-05-06-later');
  const pages = pagesOnDay('2026-04-01');
  const posts = (await pages.listPosts('en')).map(({ slug, language }) => [slug, language]);
  expect(posts).toEqual([
    ['newer', 'ru'],
    ['older', 'ru'],
  ]);
  expect(await pages.hasPosts()).toBe(true);
});
