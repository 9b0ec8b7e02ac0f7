import type { CellWords } from '../../../components/grid/cell-words.js';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The words that cells need, in the page's language. */
export function useCellWords(): CellWords {
  const { t, i18n } = useTranslation(['reports', 'frame']);
  const { language } = i18n;
  return useMemo(
    () => ({
      language: language === 'ru' ? 'ru' : 'en',
      yes: t('cell.yes', { ns: 'reports' }),
      no: t('cell.no', { ns: 'reports' }),
      competition: [
        t('competition.low', { ns: 'frame' }),
        t('competition.middle', { ns: 'frame' }),
        t('competition.high', { ns: 'frame' }),
      ],
      placement: [t('cell.bottom', { ns: 'reports' }), t('cell.top', { ns: 'reports' })],
    }),
    [t, language],
  );
}
