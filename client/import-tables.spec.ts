import { expect, it } from 'vitest';
import { parts } from './i18n/en/parts.js';
import { readPageTable, readTextTable } from './import-tables.js';

const root = import.meta.dirname;

it('finds the module of each page by its entry point', () => {
  const pages = readPageTable(root);
  expect(pages.get('home')).toBe(`${root}/pages/home-route.tsx`);
  expect(pages.get('bills')).toBe(`${root}/features/bills/bills-page.tsx`);
});

it('finds the same text namespaces in both languages', () => {
  const english = readTextTable(root, 'en');
  expect([...english.keys()]).toEqual(Object.keys(parts));
  expect([...readTextTable(root, 'ru').keys()]).toEqual([...english.keys()]);
  expect(english.get('adExport')).toBe(`${root}/i18n/en/domain-pages.ts`);
});
