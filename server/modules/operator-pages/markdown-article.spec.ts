import { expect, it } from 'vitest';
import { renderMarkdown, parseArticle } from './markdown-article.js';

it('extracts the title and the first paragraph', () => {
  const text = parseArticle('# What is **new**\n\nPositions of\n*all* [domains](/x).\n\nMore.\n');
  expect(text).toEqual({
    title: 'What is **new**',
    lead: 'Positions of all domains.',
    html: '<p>Positions of\n<em>all</em> <a href="/x">domains</a>.</p>\n<p>More.</p>\n',
  });
});

it('treats a document without a title as body', () => {
  expect(parseArticle('Only this.')).toEqual({ title: '', lead: 'Only this.', html: '<p>Only this.</p>\n' });
  expect(parseArticle('')).toEqual({ title: '', lead: '', html: '' });
});

it('strips HTML and script links', () => {
  const html = renderMarkdown(
    '<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1))\n\n[b](data:text/html,x)',
  );
  expect(html).not.toMatch(/<img|<a /);
});
