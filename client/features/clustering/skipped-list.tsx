import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { ClusteringChangeFragment } from './clustering.generated.js';
import styles from './source-fields.module.css';

type SkippedListProps = Pick<ClusteringChangeFragment, 'skipped' | 'skippedCount'>;

/** Skipped keywords grouped by reason. The server lists the first hundred. */
export function SkippedList({ skipped, skippedCount }: SkippedListProps) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return (
    <div className={styles.skipped}>
      {reasons.map((reason) => (
        <section key={reason}>
          <h3 className={styles.reason}>{t(`skipped.reason.${reason}`)}</h3>
          <ul className={styles.phrases}>
            {skipped
              .filter((keyword) => keyword.reason === reason)
              .map(({ phrase }) => (
                <li key={phrase}>{phrase}</li>
              ))}
          </ul>
        </section>
      ))}
      {skippedCount > skipped.length ? (
        <p className={styles.hint}>
          {t('skipped.more', {
            formatted: format.integer(skipped.length),
            total: format.integer(skippedCount),
          })}
        </p>
      ) : null}
    </div>
  );
}
