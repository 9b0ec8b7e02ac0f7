import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import styles from './subscription-page.module.css';

const sectionKeys = ['on', 'when', 'failed', 'off', 'card'] as const;

/** Public description of automatic payments. */
export function AutopayPage() {
  const { t } = useTranslation('purchase');
  const title = useAccountTitle('autopaydesc');
  return (
    <div className="reading">
      <PageHeader title={title} />
      <div className={`framed ${styles.about}`}>
        <p>{t('about.lead')}</p>
        {sectionKeys.map((sectionKey) => (
          <section key={sectionKey}>
            <h2>{t(`about.${sectionKey}.title`)}</h2>
            <p>{t(`about.${sectionKey}.text`)}</p>
          </section>
        ))}
        <p>
          <Link to={paths.subscription}>{t('about.manage')}</Link>
        </p>
      </div>
    </div>
  );
}

export { AutopayPage as Component };
