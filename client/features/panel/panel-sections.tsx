import { useTranslation } from 'react-i18next';
import { CorporateSection } from '../corporate/corporate-section.js';
import { canPush } from '../notifications/push/push-support.js';
import { PushSection } from '../notifications/push/push-section.js';
import { ChangePlanSection } from './plan/change-plan-section.js';
import { PlanSection } from './plan/plan-section.js';
import { UsageSection } from './plan/usage-section.js';
import { DataSection } from './data/data-section.js';
import { DomainsSection } from './domains/domains-section.js';
import { LogoSection } from './logo/logo-section.js';
import { usePanel } from './panel-data.js';
import styles from './panel-page.module.css';
import { TokenSection } from './token/token-section.js';

/** The parts of the panel, with a list of them beside. */
export function PanelSections() {
  const { t } = useTranslation(['panel', 'corporate', 'notifications']);
  const { account, changed } = usePanel();
  const parts = [
    { id: 'plan', title: t('plan.title') },
    ...(account.isAdministrator ? [] : [{ id: 'changePlanPanel', title: t('changePlan.title') }]),
    { id: 'usage', title: t('usage.title') },
    { id: 'data', title: t('data.title') },
    { id: 'people', title: t('corporate:title') },
    { id: 'token', title: t('token.title') },
    { id: 'domains', title: t('domains.title') },
    { id: 'logo', title: t('logo.title') },
    ...(canPush() ? [{ id: 'messages', title: t('notifications:push.title') }] : []),
  ];
  return (
    <div className={styles.columns}>
      <nav className={styles.nav} aria-label={t('sections')}>
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        <PlanSection id="plan" />
        {account.isAdministrator ? null : <ChangePlanSection id="changePlanPanel" />}
        <UsageSection id="usage" />
        <DataSection id="data" />
        <CorporateSection id="people" account={account} onChange={changed} />
        <TokenSection id="token" />
        <DomainsSection id="domains" />
        <LogoSection id="logo" />
        <PushSection id="messages" isEnabled={account.pushEnabled} onChange={() => void changed()} />
      </div>
    </div>
  );
}
