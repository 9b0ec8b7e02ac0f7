import type { Localised, Language } from '../../contract/localised.js';
import type { PushMessage } from '../../jobs/job-payloads.js';

/** What people are told of when it is ready. */
type ReadyKind = 'kernel' | 'group' | 'page-competitors';

const titles: Readonly<Record<ReadyKind, Localised>> = {
  kernel: { en: 'Keyword clusters are ready', ru: 'Семантическое ядро готово' },
  group: { en: 'Group report is ready', ru: 'Групповой отчёт готов' },
  'page-competitors': { en: 'Page’s competitors are ready', ru: 'Конкуренты страницы готовы' },
};

/** The message that something is ready, in each language. `name` is what its owner calls it, `path` its page. */
export function readyMessage(
  kind: ReadyKind,
  { name, path }: { name: string; path: string },
): Readonly<Record<Language, PushMessage>> {
  const { en, ru } = titles[kind];
  const body = name.slice(0, 200);
  return {
    en: { title: en, body, click_action: path },
    ru: { title: ru, body, click_action: path },
  };
}
