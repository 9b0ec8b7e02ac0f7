import { expect, it } from 'vitest';
import { htmlOf, titledText } from './markdown-text.js';

it('takes the title and the first paragraph out of a text', () => {
  const text = titledText('# What is **new**\n\nPositions of\n*all* [domains](/x).\n\nMore.\n');
  expect(text).toEqual({
    title: 'What is **new**',
    lead: 'Positions of all domains.',
    html: '<p>Positions of\n<em>all</em> <a href="/x">domains</a>.</p>\n<p>More.</p>\n',
  });
});

it('says of a text without a title all the rest', () => {
  expect(titledText('Only this.')).toEqual({ title: '', lead: 'Only this.', html: '<p>Only this.</p>\n' });
  expect(titledText('')).toEqual({ title: '', lead: '', html: '' });
});

it('lets neither HTML nor a link that runs something through', () => {
  const html = htmlOf('<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1))\n\n[b](data:text/html,x)');
  expect(html).not.toMatch(/<img|<a /);
});
