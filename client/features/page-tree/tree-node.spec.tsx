import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { InPage, startPage } from '../../testing/in-page.js';
import { CountBox } from './tree-node.js';
import { countColumns } from './count-columns.js';
import { buildTree } from './tree-model.js';
import { defaultSettings } from './tree-settings.js';

beforeAll(() => startPage(['pageTree']));
afterEach(cleanup);

/** Text of the root's count boxes by count, for a domain with one page and 3 positions. */
function renderedText(visits: number, hasVolumes: boolean): Record<string, string | null> {
  const tree = buildTree({
    names: ['/'],
    depths: [0],
    it1: [0],
    it3: [0],
    it5: [0],
    it10: [0],
    it50: [3],
    vis: [visits],
  });
  const { container } = render(
    <InPage address="/sitepagestree?domain=a.example&db=gny" results={{}}>
      {countColumns(tree, defaultSettings, true, hasVolumes).map((column) => (
        <CountBox key={column.count} column={column} node={0} />
      ))}
    </InPage>,
  );
  const boxes = [...container.querySelectorAll<HTMLElement>('[data-count]')];
  return Object.fromEntries(boxes.map((box) => [box.dataset['count'] ?? '', box.textContent]));
}

it.each([
  [0, false, '–'],
  [0, true, '0'],
  [7, true, '7'],
])('visits of %i with volumes %s display as %s', (visits, hasVolumes, text) => {
  expect(renderedText(visits, hasVolumes)).toEqual({ sumIt50: '3', sumIt10: '0', sumVis: text });
});
