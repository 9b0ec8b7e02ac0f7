import { Trans, useTranslation } from 'react-i18next';
import { useViewer } from '../../graphql/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './list-form.module.css';

/** What a run costs of the day's limit; nothing where there is none. */
export function RunCost() {
  const { t } = useTranslation('lines');
  const format = useFormat();
  const { viewer } = useViewer();
  const usage = viewer?.usage;
  if (!usage || usage.limit === null) return null;
  const left = format.integer(Math.max(0, usage.limit - usage.used));
  return (
    <span className={styles.cost} title={t('costFree')}>
      <Trans t={t} i18nKey="cost" values={{ left }} components={{ b: <b /> }} />
    </span>
  );
}
