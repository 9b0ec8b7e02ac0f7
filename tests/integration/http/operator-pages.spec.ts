import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../../support/temporary-folder.js';
import { runApp, type RunningApp } from '../support/running-app.js';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const publicUrl = 'https://research.example';

let app: RunningApp;
let operatorDir: string;

const files = {
  'blog/en/2026-01-02-older.md': '# Older & wiser\n\nFirst *words*.\n\n<script>alert(1)</script>\n',
  'blog/en/2026-03-04-newer.md': '# Newer\n\nSee [the prices](/pricing).\n',
  'blog/en/2999-01-01-later.md': '# Later\n\nNot yet.\n',
  'blog/en/no-date.md': '# No date\n',
  'blog/ru/2026-02-03-tolko-ru.md': '# Только здесь\n\nСлова.\n',
  'legal/en/cookie-law.md': 'Our own words of {{operator}}.\n\n<b>raw</b>\n',
  'reviews.json': JSON.stringify([{ name: 'Ann', text: { en: 'Good.', ru: 'Хорошо.' } }]),
  'legal/ru/cookie-law.md': '   \n',
};

beforeAll(async () => {
  operatorDir = await temporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(operatorDir, name)), { recursive: true });
    await writeFile(path.join(operatorDir, name), text);
  }
  app = await runApp({ operatorDir, publicUrl, videoUrl: 'https://player.example/embed/1' });
});

afterAll(() => removeFolder(operatorDir));

const posts = async (language: string) => {
  const { data } = await app.guest.graphql(
    '{ blogPosts { slug date title lead html } }',
    {},
    {
      'accept-language': language,
    },
  );
  return data?.['blogPosts'] as { slug: string; html: string }[];
};

describe('content of the operator', () => {
  it('is a blog per language, newest first, without future and undated posts', async () => {
    const [newer, older, ...otherPosts] = await posts('en');
    expect(otherPosts).toEqual([]);
    expect(newer).toMatchObject({
      slug: 'newer',
      date: '2026-03-04',
      title: 'Newer',
      lead: 'See the prices.',
    });
    expect(older).toMatchObject({ slug: 'older', title: 'Older & wiser', lead: 'First words.' });
    expect((await posts('ru')).map(({ slug }) => slug)).toEqual(['tolko-ru']);
  });

  it("runs no script in the reader's browser", async () => {
    const [, older] = await posts('en');
    expect(older?.html).not.toContain('<script');
    expect(older?.html).toContain('&lt;script&gt;');
  });

  it('shows a post in the other language if it exists only there, and 404 if it exists in none', async () => {
    const { data } = await app.guest.graphql('{ blogPost(slug: "tolko-ru") { title language } }');
    expect(data).toEqual({ blogPost: { title: 'Только здесь', language: 'ru' } });
    const statuses = ['/blog', '/blog/newer', '/blog/tolko-ru', '/blog/later', '/blog/..%2fnewer'].map(
      async (address) => (await app.guest.get(address, browser)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404]);
  });

  it('is linked from pages, listed in the sitemap and published as a feed', async () => {
    const home = await (await app.guest.get('/', browser)).text();
    expect(home).toContain('<meta name="blog" content="/blog"');
    const post = await (await app.guest.get('/blog/older', browser)).text();
    expect(post).toContain('<title>Older &#38; wiser · Rivalscope</title>');
    const map = await (await app.guest.get('/sitemap.xml')).text();
    expect(map).toContain(`<loc>${publicUrl}/blog/newer</loc>`);
    expect(map).not.toContain('/blog/later');
    const response = await app.guest.get('/en/blog.atom');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = await response.text();
    expect([...feed.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id)).toEqual([
      `${publicUrl}/en/blog.atom`,
      `${publicUrl}/blog/newer`,
      `${publicUrl}/blog/older`,
    ]);
    expect(feed).toContain('<updated>2026-03-04T00:00:00Z</updated>');
    expect(feed).not.toContain('<script');
  });

  it('replaces a legal text when it is not empty, without its own HTML', async () => {
    const { data } = await app.guest.graphql(
      '{ en: legalText(slug: "cookie-law", language: "en") ru: legalText(slug: "cookie-law", language: "ru") none: legalText(slug: "../../secret") }',
    );
    expect(data).toEqual({
      en: '<p>Our own words of {{operator}}.</p>\n<p>&lt;b&gt;raw&lt;/b&gt;</p>\n',
      ru: null,
      none: null,
    });
  });

  it("contains reviews in the reader's language and a video player, the only frame that pages allow", async () => {
    const { data } = await app.guest.graphql(
      '{ operatorContent { video reviews { name text position link } } }',
    );
    expect(data).toEqual({
      operatorContent: {
        video: 'https://player.example/embed/1',
        reviews: [{ name: 'Ann', text: 'Good.', position: null, link: null }],
      },
    });
    const { headers } = await app.guest.get('/pricing', browser);
    const policy = (headers.get('content-security-policy') ?? '').split(';');
    expect(policy.filter((part) => part.includes('player.example'))).toEqual([
      'frame-src https://player.example',
    ]);
  });
});
