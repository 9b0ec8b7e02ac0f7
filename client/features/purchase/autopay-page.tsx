import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { Banner } from '../../components/ui/banner.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { useAutopayTermsQuery } from '../../widgets/purchase/autopay.generated.js';
import { useAccountTitle } from '../../i18n/use-account-title.js';
import styles from './subscription-page.module.css';

const sectionKeys = ['on', 'when', 'failed', 'off', 'card'] as const;

/** Public description of automatic payments. */
export function AutopayPage() {
  const { t } = useTranslation('purchase');
  const title = useAccountTitle('autopaydesc');
  const { data } = useAutopayTermsQuery();
  return (
    <div className="reading">
      <PageHeader title={title} />
      <div className={`framed ${styles.about}`}>
        {data?.serviceTerms.paymentsRecur === false ? <Banner>{t('about.never')}</Banner> : null}
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
