import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../addresses/paths.js';
import { PlanForm } from '../../../widgets/purchase/plan-form.js';
import { PostedFormError } from '../../../widgets/purchase/posted-form-error.js';
import { SectionCard } from '../../../components/ui/section-card.js';
import { useAccountPage } from '../account-page-data.js';
import styles from './change-plan-section.module.css';

/** Extends or changes the plan. The pricing page describes the plans. */
export function ChangePlanSection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const { account, plans, reload } = useAccountPage();
  return (
    <SectionCard
      id={id}
      title={t('changePlan.title')}
      subtitle={account.isPaid && account.ownerEmail === null ? t('changePlan.subtitle') : undefined}
      secondary={<Link to={paths.pricing}>{t('changePlan.prices')}</Link>}
    >
      <div className={styles.body}>
        <PostedFormError />
        <PlanForm plans={plans} buyer={account} onRejected={() => void reload()} />
      </div>
    </SectionCard>
  );
}
