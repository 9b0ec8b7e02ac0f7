import type { Localised, Language } from '../../contract/language/localised.js';
import type { PushMessage } from '../../jobs/job-payloads.js';

/** Push messages about a completed task, by language. */
export function buildCompletionMessage(
  title: Localised,
  { name, path }: { name: string; path: string },
): Readonly<Record<Language, PushMessage>> {
  const body = name.slice(0, 200);
  return {
    en: { title: title.en, body, click_action: path },
    ru: { title: title.ru, body, click_action: path },
  };
}
