import type { Localised } from '../../../contract/localised.js';
import type { FileToImport } from '../../../ingest/import-files.js';
import type { TaskSetting } from '../task-definition.js';

/** A file of an import, as far as people say something of it. */
type SettingsSource = Pick<FileToImport, 'base' | 'date' | 'domain' | 'mapping' | 'complete'> & {
  name: string;
};

const untranslated = (text: string): Localised => ({ en: text, ru: text });

/** What can be said of a file, in the order in which it is shown. */
const settings: readonly (Pick<TaskSetting, 'id' | 'title'> & {
  valueOf: (file: SettingsSource) => Localised | undefined;
})[] = [
  {
    id: 'base',
    title: { en: 'Database', ru: 'База' },
    valueOf: ({ base }) => (base === undefined ? undefined : untranslated(base)),
  },
  {
    id: 'date',
    title: { en: 'Date of positions', ru: 'Дата позиций' },
    valueOf: ({ date }) => (date === undefined ? undefined : untranslated(date)),
  },
  {
    id: 'domain',
    title: { en: 'Domain', ru: 'Домен' },
    valueOf: ({ domain }) => (domain === undefined ? undefined : untranslated(domain)),
  },
  {
    id: 'columns',
    title: { en: 'Columns chosen', ru: 'Выбрано столбцов' },
    // What they are called stood in the file, which is for its owner alone; administrators see each other's tasks.
    valueOf: ({ mapping }) =>
      mapping &&
      untranslated(String(Object.values(mapping.columns).filter((field) => field !== null).length)),
  },
  {
    id: 'complete',
    title: { en: 'All positions of the domain', ru: 'Все позиции домена' },
    valueOf: ({ complete }) => (complete ? { en: 'yes', ru: 'да' } : undefined),
  },
];

/** What was said of the files of an import: what is the same of all once, else by its value with the files that it is of. */
export function importSettings({ files }: { files: readonly SettingsSource[] }): TaskSetting[] {
  return settings.flatMap(({ id, title, valueOf }) => {
    const byValue = new Map<string, TaskSetting & { of: string[] }>();
    for (const file of files) {
      const value = valueOf(file);
      if (!value) continue;
      const setting = byValue.get(value.en) ?? { id, title, value, of: [] };
      setting.of.push(file.name);
      byValue.set(value.en, setting);
    }
    return [...byValue.values()].map((one) => (one.of.length === files.length ? { ...one, of: [] } : one));
  });
}
