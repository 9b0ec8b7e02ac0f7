import { cellLabels } from '../../../server/contract/reports/cell-labels.js';
import { describe, expect, it } from 'vitest';
import { createGridColumn as column } from '../../testing/grid-column.js';
import type { GridColumn } from './grid-column.js';
import { fitColumns, gridColumns, totalWidth, shrinkNameColumn, moveSortedIntoView } from './grid-columns.js';
import { measureWidestValues, displayedValue } from './measure-widest-values.js';

const labels = cellLabels.en;
/** Sizes: all columns fit; only the stretched column exceeds the width; phone. */
const wideSizes = { narrow: false, columnsFit: true };
const scrolled = { narrow: false, columnsFit: false };
const telephone = { narrow: true, columnsFit: false };

describe('grid columns', () => {
  it('pin the name column and a rank before it', () => {
    const numbers = Array.from({ length: 12 }, (_, index) => column(`it${index}`, 'number'));
    const plain = gridColumns([column('word', 'keyword'), ...numbers], labels, scrolled);
    expect(plain.slice(0, 2).map(({ pinned }) => pinned)).toEqual(['left', null]);
    const ranked = gridColumns(
      [column('rank', 'number'), column('name', 'domain'), ...numbers],
      labels,
      scrolled,
    );
    expect(ranked.slice(0, 3).map(({ pinned }) => pinned)).toEqual(['left', 'left', null]);
  });

  it('leave space on a narrow screen for the start of the next column', () => {
    const [first] = gridColumns([column('word', 'keyword'), column('ws', 'number')], labels, telephone);
    expect(first?.width).toBe(178);
  });

  it('keep the text width of site names next to their icons', () => {
    const [, name] = gridColumns([column('rank', 'number'), column('name', 'domain')], labels, telephone);
    expect(name?.width).toBe(178 + 16 + 8);
  });

  it('show a dash for 0 only if it means unknown', () => {
    const volumeColumn = column('ws', 'number', { zeroIsUnknown: true });
    const cpcColumn = column('cpc', 'money', { zeroIsUnknown: true });
    const displayed = (declaration: GridColumn, value: number) =>
      displayedValue(declaration, value, labels, false);
    expect([
      displayed(volumeColumn, 0),
      displayed(cpcColumn, 0),
      displayed(column('ads', 'number'), 0),
    ]).toEqual(['–', '–', '0']);
    expect([displayed(volumeColumn, 20), displayed(cpcColumn, 0.5)]).toEqual(['20', '0.50']);
  });

  it('show a number on phones next to two text columns', () => {
    const rankedPageColumns = [column('url', 'url'), column('word', 'keyword'), column('pos', 'position')];
    expect(totalWidth(rankedPageColumns, { narrow: true })).toBeLessThan(456);
  });

  it('stretch one column so that rows fill the table', () => {
    const stretched = (columns: GridColumn[], sizes = wideSizes) =>
      gridColumns(columns, labels, sizes).map(({ flex, pinned }) => (flex ? 'stretched' : pinned));
    const links = [column('link', 'text'), column('adscnt', 'number'), column('keyscnt', 'number')];
    expect(stretched(links)).toEqual(['stretched', null, null]);
    expect(stretched(links, { narrow: true, columnsFit: true })).toEqual(['stretched', null, null]);
    expect(stretched(links, scrolled)).toEqual(['left', null, null]);
    const textColumns = [column('word', 'keyword'), column('ws', 'number'), column('url', 'url')];
    expect(stretched(textColumns, scrolled)).toEqual(['left', null, 'stretched']);
    const pages = [column('url', 'url'), column('it50', 'number'), column('found_date', 'date')];
    expect(stretched(pages)).toEqual(['stretched', null, null]);
    const ads = [
      column('title', 'text'),
      column('text', 'sentence'),
      column('url', 'url'),
      column('seen', 'date'),
    ];
    expect(stretched(ads)).toEqual(['left', 'stretched', null, null]);
    const wide = Array.from({ length: 12 }, (_, index) => column(`it${index}`, 'number'));
    expect(stretched([column('name', 'domain'), ...wide])[0]).toBe('stretched');
  });

  it('keep their order when a pinned column follows the stretched one', () => {
    const pinnedColumns = [
      column('word', 'keyword'),
      column('ws', 'number', { pinned: true }),
      column('docs', 'number'),
    ];
    expect(gridColumns(pinnedColumns, labels, wideSizes).map(({ pinned }) => pinned)).toEqual([
      null,
      null,
      null,
    ]);
    expect(gridColumns(pinnedColumns, labels, scrolled).map(({ pinned }) => pinned)).toEqual([
      'left',
      'left',
      null,
    ]);
  });

  it('show three columns and part of a fourth at 480 px, with abbreviated numbers', () => {
    const columns = [
      column('word', 'keyword', { title: 'Keyword' }),
      column('pos', 'position', { title: 'Position' }),
      column('delta', 'change', { title: 'Change' }),
      column('ws', 'number', { title: 'Volume' }),
      column('docs', 'number', { title: 'Results' }),
    ];
    const rows = [{ ws: 340_000, docs: 1_240_000_000 }];
    const widestValues = measureWidestValues(columns, rows, labels, true);
    expect([...widestValues.values()]).toEqual(['340,000', '1.2B']);
    expect(totalWidth(columns.slice(0, 4), { narrow: true, widestValues })).toBeLessThan(456);
    expect(totalWidth(columns, { narrow: true, widestValues })).toBeGreaterThan(456);
  });

  it('start at the first column at 480 px, with the sorted one moved next to it', () => {
    const columns = [
      column('word', 'keyword', { title: 'Фраза' }),
      column('pos', 'position', { title: 'Позиция' }),
      column('delta', 'change', { title: 'Изменение' }),
      column('ws', 'number', { title: 'Частотность' }),
      column('wsk', 'number', { title: 'Точная' }),
      column('url', 'url', { title: 'Страница' }),
    ];
    const order = (sortedColumnId: string | undefined, pixels = 454) =>
      moveSortedIntoView(columns, sortedColumnId, { pixels }).map(({ id }) => id);
    const declared = columns.map(({ id }) => id);
    expect(order('wsk')).toEqual(['word', 'pos', 'wsk', 'delta', 'ws', 'url']);
    expect(order('url')).toEqual(['word', 'pos', 'url', 'delta', 'ws', 'wsk']);
    expect(order('pos')).toEqual(declared);
    expect(order('wsk', 2000)).toEqual(declared);
    expect(order('wsk', 60)).toEqual(['word', 'wsk', 'pos', 'delta', 'ws', 'url']);
    expect([order('word'), order(undefined)]).toEqual([declared, declared]);
  });

  it('shrink the name column to bring the sorted column into view', () => {
    const columns = [column('url', 'url'), ...[1, 3, 5, 10, 50].map((top) => column(`it${top}`, 'number'))];
    const wide = totalWidth(columns, wideSizes);
    const nameWidth = (sortedColumnId: string | undefined, pixels: number) =>
      shrinkNameColumn(columns, sortedColumnId, { pixels })[0]?.width;
    expect(nameWidth('it50', wide - 100)).toBe(380 - 100);
    expect(totalWidth(shrinkNameColumn(columns, 'it50', { pixels: wide - 100 }), wideSizes)).toBe(wide - 100);
    // No change if all columns fit, if the sorted column cannot become visible, or after a manual resize.
    expect([nameWidth('it50', wide), nameWidth('it1', wide - 100), nameWidth('it50', 400)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(nameWidth('url', 300)).toBe(undefined);
    // In reports grouped by page the position column stays visible.
    const runs = [column('url', 'url'), column('word', 'keyword'), column('pos', 'position')];
    expect(shrinkNameColumn(runs, undefined, { pixels: totalWidth(runs, wideSizes) - 60 })[0]?.width).toBe(
      380 - 60,
    );
    const resized = columns.map((resizedColumn, index) =>
      index === 0 ? { ...resizedColumn, width: 500 } : resizedColumn,
    );
    expect(shrinkNameColumn(resized, 'it50', { pixels: 700 })).toBe(resized);
  });

  it('fit the window by shortening texts first and then titles with a second line', () => {
    const columns = [
      column('word', 'keyword'),
      column('shared', 'number', { title: 'Shared keywords in top 10' }),
      column('url', 'url'),
    ];
    const naturalWidth = totalWidth(columns, wideSizes);
    const widthsAt = (pixels: number) => {
      const fit = fitColumns(columns, 'shared', { pixels });
      return fit && { ...fit, total: totalWidth(columns, { ...wideSizes, fit }) };
    };
    expect(widthsAt(naturalWidth)).toBe(undefined);
    const shortened = widthsAt(naturalWidth - 60);
    const [, sharedWidth = 0] = shortened?.widths ?? [];
    expect([shortened?.wrapsTitles, sharedWidth]).toEqual([
      false,
      totalWidth(columns.slice(1, 2), wideSizes),
    ]);
    expect(shortened?.total).toBeLessThanOrEqual(naturalWidth - 60);
    const wrapped = widthsAt(naturalWidth - 220);
    expect(wrapped?.wrapsTitles).toBe(true);
    expect(wrapped?.total).toBeLessThanOrEqual(naturalWidth - 220);
    expect(wrapped?.widths[1]).toBeLessThan(sharedWidth);
    expect(widthsAt(300)).toBe(undefined);
    // Then names and the bars of percentages become shorter.
    const competitors = [column('name', 'domain'), column('perc', 'percent'), column('it1', 'number')];
    const fitAt = (pixels: number) => fitColumns(competitors, undefined, { pixels });
    expect(fitAt(200 + 128 + 84)?.widths).toEqual([200, 128, 84]);
    expect(fitAt(160 + 92 + 84)?.widths).toEqual([160, 92, 84]);
    expect(fitAt(160 + 92 + 84 - 1)).toBe(undefined);
    // A width set by the reader stays.
    const resized = columns.map((declared) =>
      declared.id === 'url' ? { ...declared, width: 900 } : declared,
    );
    const { widths = [] } =
      fitColumns(resized, undefined, { pixels: totalWidth(resized, wideSizes) - 20 }) ?? {};
    expect(widths[2]).toBe(900);
  });

  it('fit every header with its sort arrow and no more', () => {
    // Title widths measured in a browser with the theme's font.
    const measured = {
      Position: 46,
      'SERP features': 81,
      'Shared keywords': 98,
      Изменение: 65,
      Частотность: 73,
    };
    for (const [title, pixels] of Object.entries(measured)) {
      for (const narrow of [false, true]) {
        const width = totalWidth([column('word', 'keyword'), column('x', 'position', { title })], { narrow });
        const slack = width - totalWidth([column('word', 'keyword')], { narrow }) - pixels;
        expect([title, slack >= 20 + 17, slack <= 20 + 17 + 6]).toEqual([title, true, true]);
      }
    }
  });

  it('omit domain suffixes at 480 px unless that makes two headers equal', () => {
    const headers = (names: string[]) =>
      gridColumns(
        names.map((title) => column(title, 'position', { title })),
        labels,
        telephone,
      ).map(({ headerName }) => headerName);
    expect(headers(['Keyword', 'northtrail.example', 'campwell.example'])).toEqual([
      'Keyword',
      'northtrail',
      'campwell',
    ]);
    expect(headers(['Keyword', 'tent.example', 'tent.test'])).toEqual([
      'Keyword',
      'tent.example',
      'tent.test',
    ]);
  });

  it('fit their widest values', () => {
    const topColumns = ['Top 1', 'Top 3', 'Top 50'].map((title) => column(title, 'number', { title }));
    const rows = [{ 'Top 1': 12, 'Top 3': 890, 'Top 50': 18_204 }];
    const widestValues = measureWidestValues(topColumns, rows, labels, false);
    const widths = gridColumns(topColumns, labels, { ...scrolled, widestValues });
    for (const { width = 0 } of widths) expect(width).toBeLessThan(100);
    const results = new Map([['docs', '1,240,000,000']]);
    expect(totalWidth([column('docs', 'number')], { narrow: false, widestValues: results })).toBeGreaterThan(
      112,
    );
  });

  it('hide group values in continued rows but keep row values', () => {
    const isContinuation = () => true;
    const columns = [
      column('url', 'url', { groupedBy: 'url' }),
      column('it1', 'number', { groupedBy: 'url' }),
    ];
    const [page, top, word] = gridColumns([...columns, column('word', 'keyword')], labels, {
      ...scrolled,
      isContinuation,
    });
    expect([page, top, word].map((header) => header?.cellClassRules !== undefined)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('use a component only for links and images', () => {
    const [plain, linked, position] = gridColumns(
      [column('ws', 'number'), column('cnt', 'number', { linkTo: '/x?id={cnt}' }), column('pos', 'position')],
      labels,
      scrolled,
    );
    expect(plain?.cellRenderer).toBeUndefined();
    expect(linked?.cellRenderer).toBeDefined();
    expect(position?.cellRenderer).toBeDefined();
  });
});
