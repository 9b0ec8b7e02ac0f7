import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { paths, loginPath } from '../../addresses/paths.js';
import { PlanLine } from './plan-line.js';
import { UsageLines } from './usage-lines.js';
import styles from './usage.module.css';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { useDemonstrationsQuery } from './demonstrations.generated.js';

/** Daily limits with their usage, and the plan that defines them. */
export function TodayCard() {
  const { t } = useTranslation(['home', 'frame']);
  const { viewer, account } = useViewer();
  return (
    <Card
      title={t('today')}
      secondary={
        account ? (
          <Link to={paths.panel}>{t('account.panel', { ns: 'frame' })}</Link>
        ) : (
          <Link to={paths.pricing}>{t('account.pricing', { ns: 'frame' })}</Link>
        )
      }
      padded={viewer !== undefined}
    >
      {viewer ? (
        <div className={styles.today}>
          <UsageLines usage={viewer.usage} />
          {account ? <PlanLine viewer={viewer} account={account} /> : <FreeViewLine />}
        </div>
      ) : (
        <SkeletonRows rows={3} height={34} />
      )}
    </Card>
  );
}

/** Describes the access of guests and links to the demo accounts. */
function FreeViewLine() {
  const { t } = useTranslation('home');
  const { data } = useDemonstrationsQuery({ errorPolicy: 'ignore' });
  if (!data) return null;
  return (
    <span className={styles.freeView}>
      {t('freeView.text')}{' '}
      {data.demonstrationAccounts.length > 0 ? (
        <Link to={loginPath()}>{t('freeView.logIn')}</Link>
      ) : (
        <>
          <Link to={paths.pricing}>{t('freeView.plans')}</Link> {t('freeView.or')}{' '}
          <Link to={loginPath({ register: true })}>{t('freeView.register')}</Link>
        </>
      )}
      .
    </span>
  );
}
