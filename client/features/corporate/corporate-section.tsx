import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SectionCard } from '../../components/ui/section-card.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useCorporateAccountQuery } from './corporate.generated.js';
import { useCheapestPlanFor } from '../../graphql/use-cheapest-plan-for.js';
import { refetchAll } from '../../graphql/refetch-all.js';
import { useFormat } from '../../i18n/use-format.js';
import { paths } from '../../addresses/paths.js';
import { AddPersonForm } from './add-person-form.js';
import styles from './corporate-section.module.css';
import { Membership } from './membership.js';
import { PeopleList } from './people-list.js';

interface CorporateSectionProps {
  /** Its anchor in the page. */
  id: string;
  account: {
    ownerEmail: string | null;
    plan: { label: string; limits: { users: number } };
  };
  /** Called when the account is another one than before, as after leaving its owner. */
  onChange: () => Promise<void>;
}

/** The people of one plan: for its owner to keep, for the others to see whose it is. */
export function CorporateSection({ id, account, onChange }: CorporateSectionProps) {
  if (account.ownerEmail !== null) {
    return <Membership id={id} owner={account.ownerEmail} onLeft={onChange} />;
  }
  if (account.plan.limits.users <= 1) return <AloneOnPlan id={id} plan={account.plan.label} />;
  return <OwnPeople id={id} onChange={onChange} />;
}

function OwnPeople({ id, onChange }: Pick<CorporateSectionProps, 'id' | 'onChange'>) {
  const { t } = useTranslation('corporate');
  const format = useFormat();
  const { data, previousData, error, refetch } = useCorporateAccountQuery({ fetchPolicy: 'no-cache' });
  const people = (data ?? previousData)?.corporateAccount;
  const changed = () => refetchAll(refetch(), onChange());
  return (
    <SectionCard
      id={id}
      title={t('title')}
      subtitle={
        people && t('subtitle', { used: format.integer(people.used), limit: format.integer(people.limit) })
      }
    >
      <div className={styles.body}>
        <p className={styles.quiet}>{t('text')}</p>
        {error ? <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} /> : null}
        {people ? (
          <>
            <PeopleList users={people.users} invitations={people.invitations} onChange={changed} />
            {people.used < people.limit ? (
              <AddPersonForm onChange={changed} />
            ) : (
              <p>{t('full', { count: people.limit, formatted: format.integer(people.limit) })}</p>
            )}
          </>
        ) : error ? null : (
          <SkeletonRows rows={3} height={34} />
        )}
      </div>
    </SectionCard>
  );
}

function AloneOnPlan({ id, plan }: { id: string; plan: string }) {
  const { t } = useTranslation('corporate');
  const { shared } = useCheapestPlanFor();
  return (
    <SectionCard id={id} title={t('title')}>
      <div className={styles.alone}>
        <span>{shared && t('notInPlan', { shared: shared.label, count: shared.limits.users, plan })}</span>
        <Button component={Link} to={paths.pricing}>
          {t('seePlans')}
        </Button>
      </div>
    </SectionCard>
  );
}
