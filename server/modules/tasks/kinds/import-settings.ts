import type { Localised } from '../../../contract/localised.js';
import type { FileToImport } from '../../../ingest/import-files.js';
import type { TaskSetting } from '../task-kind.js';

/** A file of an import, as far as people say something of it. */
type GivenFile = Pick<FileToImport, 'base' | 'date' | 'domain' | 'mapping' | 'complete'> & { name: string };

const same = (text: string): Localised => ({ en: text, ru: text });

/** What can be said of a file, in the order in which it is shown. */
const settings: readonly (Pick<TaskSetting, 'id' | 'title'> & {
  saidOf: (file: GivenFile) => Localised | undefined;
})[] = [
  {
    id: 'base',
    title: { en: 'Database', ru: 'База' },
    saidOf: ({ base }) => (base === undefined ? undefined : same(base)),
  },
  {
    id: 'date',
    title: { en: 'Date of positions', ru: 'Дата позиций' },
    saidOf: ({ date }) => (date === undefined ? undefined : same(date)),
  },
  {
    id: 'domain',
    title: { en: 'Domain', ru: 'Домен' },
    saidOf: ({ domain }) => (domain === undefined ? undefined : same(domain)),
  },
  {
    id: 'columns',
    title: { en: 'Columns chosen', ru: 'Выбрано столбцов' },
    // What they are called stood in the file, which is for its owner alone; administrators see each other's tasks.
    saidOf: ({ mapping }) =>
      mapping && same(String(Object.values(mapping.columns).filter((field) => field !== null).length)),
  },
  {
    id: 'complete',
    title: { en: 'All positions of the domain', ru: 'Все позиции домена' },
    saidOf: ({ complete }) => (complete ? { en: 'yes', ru: 'да' } : undefined),
  },
];

/** What was said of the files of an import: what is the same of all once, else by its value with the files that it is of. */
export function importSettings({ files }: { files: readonly GivenFile[] }): TaskSetting[] {
  return settings.flatMap(({ id, title, saidOf }) => {
    const byValue = new Map<string, TaskSetting & { of: string[] }>();
    for (const file of files) {
      const value = saidOf(file);
      if (!value) continue;
      const known = byValue.get(value.en) ?? { id, title, value, of: [] };
      known.of.push(file.name);
      byValue.set(value.en, known);
    }
    return [...byValue.values()].map((one) => (one.of.length === files.length ? { ...one, of: [] } : one));
  });
}
