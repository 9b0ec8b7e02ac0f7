import { expect, it } from 'vitest';
import { importSettings } from './import-settings.js';

const settingsOf = (...files: Parameters<typeof importSettings>[0]['files']) =>
  importSettings({ files }).map(({ id, value, of }) => [id, value.en, ...of]);

it('lists a shared setting once and other settings with their files', () => {
  const file = (name: string) => ({ name, base: 'gny' });
  expect(
    settingsOf(
      { ...file('a.csv'), date: '2026-10-01', domain: 'tea.example', complete: true },
      {
        ...file('b.csv'),
        date: '2026-10-01',
        mapping: { columns: { phrase: 'keyword', pos: 'position', x: null } },
      },
      { ...file('c.csv'), date: '2026-11-01' },
    ),
  ).toEqual([
    ['base', 'gny'],
    ['date', '2026-10-01', 'a.csv', 'b.csv'],
    ['date', '2026-11-01', 'c.csv'],
    ['domain', 'tea.example', 'a.csv'],
    ['columns', '2', 'b.csv'],
    ['complete', 'yes', 'a.csv'],
  ]);
  expect(settingsOf({ name: 'a.csv' })).toEqual([]);
});
