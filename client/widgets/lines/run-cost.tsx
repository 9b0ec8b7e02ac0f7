import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './list-form.module.css';

/** Replaces the cost if the plan does not include the tool. */
export function IncludedInPlans({ plans }: { plans: string }) {
  const { t } = useTranslation('lines');
  return (
    <span className={styles.cost}>
      <Trans
        t={t}
        i18nKey="comesWith"
        values={{ plans }}
        components={{ plan: <Link to={paths.pricing} /> }}
      />
    </span>
  );
}

/** Daily quota that a run costs. Renders nothing without a limit. */
export function RunCost() {
  const { t } = useTranslation('lines');
  const format = useFormat();
  const { viewer } = useViewer();
  const usage = viewer?.usage;
  if (!usage || usage.limit === null) return null;
  const remaining = format.integer(Math.max(0, usage.limit - usage.used));
  return (
    <span className={styles.cost} title={t('costFree')}>
      <Trans t={t} i18nKey="cost" values={{ left: remaining }} components={{ b: <b /> }} />
    </span>
  );
}
