import { undoableEdits } from '../../contract/projects/group-edits.js';
import { formatMomentLong } from '../../contract/formatting/format-moment.js';
import type { Localised } from '../../contract/language/localised.js';
import { formatCount } from '../../errors/format-count.js';

/** Maximum edits of a report that are not undone. A rebuild replays all of them. */
export const maxEdits = 1000;

/** Error for an edit that cannot be undone. */
export const notUndoableMessage: Localised = {
  en: `Only the latest edit can be undone, up to ${undoableEdits} in a row.`,
  ru: `Отменить можно только последнюю правку, и не больше ${undoableEdits} подряд.`,
};

/** Error for a report with too many edits. */
export const tooManyEditsMessage: Localised = {
  en: `A report stores up to ${maxEdits} edits. Create a new report to continue.`,
  ru: `Отчёт хранит не больше ${maxEdits} изменений. Чтобы продолжить, создайте новый.`,
};

/** Error for an edit that exceeds the plan's keyword limit. */
export function createTooManyKeywordsMessage(keywordCount: number): Localised {
  const { en, ru } = formatCount(keywordCount);
  return { en: `The report would have ${en} keywords`, ru: `В отчёте стало бы ${ru} фраз` };
}

/** Message that names the last editor of a report and the time. */
export function formatChangedBy(latest: { at: Date; who: string } | undefined): Localised {
  if (!latest) return { en: 'The report was changed.', ru: 'Отчёт изменился.' };
  const formatTime = (language: 'en' | 'ru') => formatMomentLong(latest.at.toISOString(), language, 'UTC');
  return {
    en: `The report was changed by ${latest.who} on ${formatTime('en')}.`,
    ru: `Отчёт изменил ${latest.who} ${formatTime('ru')}.`,
  };
}
