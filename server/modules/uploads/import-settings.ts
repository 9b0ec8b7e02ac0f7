import type { Localised } from '../../contract/language/localised.js';
import { readingSettings } from '../../contract/file-reading.js';
import { readingValueName, settingNames } from '../../ingest/reading-decision.js';
import type { FileToImport } from '../../ingest/import-files.js';
import type { TaskSetting } from '../tasks/task-definition.js';

/** File of an import with the overrides that describe it. */
type SettingsSource = Pick<
  FileToImport,
  'base' | 'date' | 'domain' | 'mapping' | 'complete' | 'allowFuture' | 'reading'
> & {
  name: string;
};

const toLocalised = (text: string): Localised => ({ en: text, ru: text });

/** Settings of a file in display order. */
const settingDefinitions: readonly (Pick<TaskSetting, 'id' | 'title'> & {
  readValue: (file: SettingsSource) => Localised | undefined;
})[] = [
  {
    id: 'base',
    title: { en: 'Database', ru: 'База' },
    readValue: ({ base }) => (base === undefined ? undefined : toLocalised(base)),
  },
  {
    id: 'date',
    title: { en: 'Date of positions', ru: 'Дата позиций' },
    readValue: ({ date }) => (date === undefined ? undefined : toLocalised(date)),
  },
  {
    id: 'domain',
    title: { en: 'Domain', ru: 'Домен' },
    readValue: ({ domain }) => (domain === undefined ? undefined : toLocalised(domain)),
  },
  {
    id: 'columns',
    title: { en: 'Selected columns', ru: 'Выбрано столбцов' },
    // Show only the number of columns: other administrators see the task, and column names are private to the file's
    // owner.
    readValue: ({ mapping }) =>
      mapping && toLocalised(String(Object.values(mapping.columns).filter((field) => field !== null).length)),
  },
  {
    id: 'complete',
    title: { en: 'All positions of the domain', ru: 'Все позиции домена' },
    readValue: ({ complete }) => (complete ? { en: 'yes', ru: 'да' } : undefined),
  },
  {
    id: 'allowFuture',
    title: { en: 'Dates in the future', ru: 'Даты в будущем' },
    readValue: ({ allowFuture }) => (allowFuture ? { en: 'accepted', ru: 'приняты' } : undefined),
  },
  ...readingSettings.map((setting) => ({
    id: setting,
    title: settingNames[setting],
    readValue: ({ reading }: SettingsSource) => {
      const value = reading?.[setting];
      return value ? { en: readingValueName(value, 'en'), ru: readingValueName(value, 'ru') } : undefined;
    },
  })),
];

/** Settings of an import. A value shared by all files is listed once; other values name their files. */
export function importSettings({ files }: { files: readonly SettingsSource[] }): TaskSetting[] {
  return settingDefinitions.flatMap(({ id, title, readValue }) => {
    const byValue = new Map<string, TaskSetting & { of: string[] }>();
    for (const file of files) {
      const value = readValue(file);
      if (!value) continue;
      const setting = byValue.get(value.en) ?? { id, title, value, of: [] };
      setting.of.push(file.name);
      byValue.set(value.en, setting);
    }
    return [...byValue.values()].map((setting) =>
      setting.of.length === files.length ? { ...setting, of: [] } : setting,
    );
  });
}
