import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './ad-export.module.css';
import type { ExportOptions } from './export-options.js';
import type { Preview } from './export-preview.js';

/** Limits of the advertising tool, and how the export handles texts that exceed them. */
export function ExportRules({ type, preview }: { type: ExportOptions['type']; preview: Preview }) {
  const { t } = useTranslation('adExport');
  const format = useFormat();
  return (
    <Card title={t('rules')} padded>
      <ul className={styles.rules}>
        <li>{t('ruleTitles', { length: preview.titleLength })}</li>
        <li>{t('ruleTexts', { length: preview.textLength })}</li>
        {type === 'google' ? <li>{t('ruleLeastGoogle')}</li> : <li>{t('ruleCombined')}</li>}
        <li>
          {t('ruleKeywords', { words: preview.keywordWords, formatted: format.integer(preview.tooLong) })}
        </li>
        <li>{t('ruleGroup', { ads: preview.adsInGroup })}</li>
        <li>{t('ruleLinks')}</li>
        {type === 'google' ? <li>{t('rulePaused')}</li> : null}
      </ul>
    </Card>
  );
}
