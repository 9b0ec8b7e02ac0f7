import { undoableEdits } from '../../contract/group-edits.js';
import { formatMomentLong } from '../../contract/format-moment.js';
import type { Localised } from '../../contract/localised.js';
import { formatCount } from '../../errors/format-count.js';

/** Edits of one report that are not undone: so many are replayed when it is brought up to date. */
export const maxEdits = 1000;

/** Why an edit cannot be undone. */
export const notUndoable: Localised = {
  en: `Only the latest edit can be undone, and no more than ${undoableEdits} one after another.`,
  ru: `Отменить можно только последнюю правку, и не больше ${undoableEdits} подряд.`,
};

/** Why a report takes no further edit. */
export const tooManyEdits: Localised = {
  en: `A report remembers up to ${maxEdits} edits. Make a new one to go on.`,
  ru: `Отчёт помнит не больше ${maxEdits} правок. Чтобы продолжить, создайте новый.`,
};

/** What an edit would make of a report that the plan does not hold, by its number of keywords. */
export function tooManyKeywords(keywordCount: number): Localised {
  const { en, ru } = formatCount(keywordCount);
  return { en: `The report would have ${en} keywords`, ru: `В отчёте стало бы ${ru} фраз` };
}

/** Who changed a report, and when; without a name where nothing tells. */
export function changedBy(latest: { at: Date; who: string } | undefined): Localised {
  if (!latest) return { en: 'The report was changed.', ru: 'Отчёт изменился.' };
  const when = (language: 'en' | 'ru') => formatMomentLong(latest.at.toISOString(), language, 'UTC');
  return {
    en: `The report was changed by ${latest.who} on ${when('en')}.`,
    ru: `Отчёт изменил ${latest.who} ${when('ru')}.`,
  };
}
