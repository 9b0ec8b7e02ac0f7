import { cleanup, renderHook } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { startPage } from '../../../testing/in-page.js';
import { type Folder, sortTree } from '../workbench/folder-tree.js';
import { type Workbench, WorkbenchProvider } from '../workbench/workbench.js';
import { usePrintGroups } from './use-print-groups.js';

beforeAll(() => startPage(['clustering']));
afterEach(async () => {
  cleanup();
  await i18next.changeLanguage('en');
});

const folder = (id: number, parent: number, name: string): Folder => ({
  id,
  parent,
  name,
  pinned: false,
  locked: false,
  byHand: false,
});
const tree = sortTree({
  folders: new Map([
    [1, folder(1, 0, 'boots')],
    [2, folder(2, 0, 'tents')],
    [3, folder(3, 2, 'family')],
  ]),
  stats: new Map([
    [-1, { keywords: 5, volume: 10 }],
    [1, { keywords: 1, volume: 100 }],
    [3, { keywords: 2, volume: 900 }],
  ]),
});
const row = (word: string, folderId: number, folderName = '') => ({ word, folderId, folder: folderName });
const rows = [
  row('boots', 1),
  row('large tent', 3),
  row('stove', -1),
  row('tent for four', 3),
  row('rope', 7, 'ropes'),
];

it.each([
  [
    'en',
    ['Non-grouped', '1 of 5 keywords'],
    ['tents / family', '2 keywords'],
    ['boots', '1 keyword'],
    ['ropes', '1 keyword'],
  ],
  [
    'ru',
    ['Без группы', '1 из 5 фраз'],
    ['tents / family', '2 фразы'],
    ['boots', '1 фраза'],
    ['ropes', '1 фраза'],
  ],
])('arranges keywords by folder in the order of the tree in %s', async (language, ...headings) => {
  await i18next.changeLanguage(language);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WorkbenchProvider value={{ tree } as unknown as Workbench}>{children}</WorkbenchProvider>
  );
  const { result } = renderHook(() => usePrintGroups(), { wrapper });
  const groups = result.current(rows);
  expect(groups.map(({ heading, details }) => [heading, details])).toEqual(headings);
  expect(groups[1]?.rows.map(({ word }) => word)).toEqual(['large tent', 'tent for four']);
});
