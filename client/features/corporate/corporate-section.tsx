import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SectionCard } from '../../components/ui/section-card.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useCorporateAccountQuery } from './corporate.generated.js';
import { useCheapestPlanFor } from '../../graphql/plans/use-cheapest-plan-for.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { useFormat } from '../../i18n/use-format.js';
import { paths } from '../../addresses/paths.js';
import { AddMemberForm } from './add-member-form.js';
import styles from './corporate-section.module.css';
import { Membership } from './membership.js';
import { MemberList } from './member-list.js';

interface CorporateSectionProps {
  /** Anchor in the page. */
  id: string;
  account: {
    ownerEmail: string | null;
    plan: { label: string; limits: { users: number } };
  };
  /** Called after changes that affect the viewer, such as leaving the team. */
  onChange: () => Promise<void>;
}

/** Team members of a plan. Owners manage them; members see the owner. */
export function CorporateSection({ id, account, onChange }: CorporateSectionProps) {
  if (account.ownerEmail !== null) {
    return <Membership id={id} owner={account.ownerEmail} onLeave={onChange} />;
  }
  if (account.plan.limits.users <= 1) return <SingleUserPlanNote id={id} plan={account.plan.label} />;
  return <OwnedTeam id={id} onChange={onChange} />;
}

function OwnedTeam({ id, onChange }: Pick<CorporateSectionProps, 'id' | 'onChange'>) {
  const { t } = useTranslation('corporate');
  const format = useFormat();
  const { data, previousData, error, refetch } = useCorporateAccountQuery({ fetchPolicy: 'no-cache' });
  const team = (data ?? previousData)?.corporateAccount;
  const reload = () => refetchAll(refetch(), onChange());
  return (
    <SectionCard
      id={id}
      title={t('title')}
      subtitle={team && t('subtitle', { used: format.integer(team.used), limit: format.integer(team.limit) })}
    >
      <div className={styles.body}>
        <p className={styles.quiet}>{t('text')}</p>
        {error ? <ErrorBanner title={t('failed')} error={error} onRetry={() => void refetch()} /> : null}
        {team ? (
          <>
            <MemberList users={team.users} invitations={team.invitations} onChange={reload} />
            {team.used < team.limit ? (
              <AddMemberForm onChange={reload} />
            ) : (
              <p>{t('full', { count: team.limit, formatted: format.integer(team.limit) })}</p>
            )}
          </>
        ) : error ? null : (
          <SkeletonRows rows={3} height={34} />
        )}
      </div>
    </SectionCard>
  );
}

function SingleUserPlanNote({ id, plan }: { id: string; plan: string }) {
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
