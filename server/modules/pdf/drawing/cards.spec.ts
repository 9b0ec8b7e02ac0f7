import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { expect, it } from 'vitest';
import { fontsOfCharacter, textOfPdf } from '../../../../tests/integration/rest/support/pdf-text.js';
import { getTextWidth } from '../../../reports/images/text-outlines.js';
import { tableCard } from './cards.js';
import { fontFamily } from './fonts.js';

const longText = 'туристические палатки для большой семьи с тамбуром и двумя спальнями недорого';

it('truncates Russian text with a real ellipsis', async () => {
  const table = {
    title: 'Фразы',
    subtitle: '',
    empty: '',
    columns: [
      { title: 'Фраза', width: 3 },
      { title: 'Позиция', width: 1, isNumber: true },
    ],
    rows: [
      [{ text: longText }, { text: '1' }],
      [{ text: 'палатки' }, { text: '2' }],
    ],
  };
  const page = h(Page, { size: 'A4', style: { fontFamily, fontSize: 9 } }, tableCard(table, 200));
  const pdf = await renderToBuffer(h(Document, {}, page));
  // Only the Latin subset of the font, which comes first, has the ellipsis.
  expect(fontsOfCharacter(pdf, '…').map((name) => name.at(-1))).toEqual(['0']);
  const text = textOfPdf(pdf).join('');
  const [visible = ''] = /туристич[^…]*…/.exec(text) ?? [];
  expect(visible.length).toBeGreaterThan(12);
  expect(longText.startsWith(visible.slice(0, -1))).toBe(true);
  expect(text).toContain('палатки2');
});

it('wraps a column title to a second line instead of truncating it', async () => {
  const title = 'Позиция в рекламе';
  const table = {
    title: 'Фразы в рекламе',
    subtitle: '',
    empty: '',
    columns: [
      { title: 'Фраза', width: 3 },
      { title, width: 1, isNumber: true },
    ],
    rows: [[{ text: 'палатки' }, { text: '1 сверху' }]],
  };
  expect(getTextWidth(title, { size: 8, weight: 400 })).toBeGreaterThan(60);
  const page = h(Page, { size: 'A4', style: { fontFamily, fontSize: 9 } }, tableCard(table, 240));
  const text = textOfPdf(await renderToBuffer(h(Document, {}, page))).join('');
  expect(text).toContain('ФразаПозиция врекламепалатки');
});

it('renders every number completely and marks every truncated text with an ellipsis', async () => {
  const number = { width: 1, isNumber: true };
  const table = {
    title: 'Competitors',
    subtitle: '',
    empty: '',
    columns: [
      { title: 'Domain', width: 5 },
      { title: 'Similarity', ...number },
      { title: 'Shared', ...number },
      { title: 'Top 50', ...number },
    ],
    rows: [
      [
        { text: 'a-long-domain-name.of-a-competitor.example' },
        { text: '37.8%', share: 37.8 },
        { text: '1,234,567' },
        { text: '12,345,678' },
      ],
    ],
  };
  const page = h(Page, { size: 'A4', style: { fontFamily, fontSize: 9 } }, tableCard(table, 260));
  const text = textOfPdf(await renderToBuffer(h(Document, {}, page))).join('');
  expect(text).toMatch(/a-long-[^…]*…37\.?8%1,234,56712,345,678/);
});
