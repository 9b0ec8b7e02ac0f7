import { useTranslation } from 'react-i18next';
import { serpFeatureIcon } from '../../components/grid/cells/serp-feature-icons.js';
import type { KeywordDashboardQuery } from './keyword-dashboard.generated.js';
import styles from './serp-features.module.css';

export type SerpFeature = KeywordDashboardQuery['wizardClasses'][number];

/** Names and icons of the SERP features in the search results. */
export function SerpFeatures({ features }: { features: readonly SerpFeature[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={styles.wizards} aria-label={t('keyword.wizards')}>
      {features.map(({ id, name, icon }) => {
        const Icon = serpFeatureIcon(icon);
        return (
          <li key={id}>
            <Icon aria-hidden="true" />
            {name}
          </li>
        );
      })}
    </ul>
  );
}
