import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ChangePlanSection } from './plan/change-plan-section.js';
import { PlanSection } from './plan/plan-section.js';
import { UsageSection } from './plan/usage-section.js';
import { DataSection } from './data/data-section.js';
import { DomainsSection } from './domains/domains-section.js';
import { LogoSection } from './logo/logo-section.js';
import { isOpenAccess } from '../../lib/document-meta.js';
import { useAccountPage } from './account-page-data.js';
import styles from './account-page.module.css';
import { TokenSection } from './token/token-section.js';

/** A section of the account; it stands at the anchor that it is given. */
export interface AccountSection {
  title: string;
  Section: ComponentType<{ id: string }>;
}

/** The sections that the page brings from elsewhere. */
export interface AccountSectionsProps {
  /** The people of the plan. */
  team: AccountSection;
  /** Messages to this browser; undefined where it shows none. */
  pushNotifications: AccountSection | undefined;
}

/** A section with the anchors that open it and what stands at each; it is linked by the first. */
interface LinkedSection {
  title: string;
  parts: readonly [AnchoredPart, ...AnchoredPart[]];
}

interface AnchoredPart {
  id: string;
  Section: AccountSection['Section'];
}

/** The section that the address names, else the first, with links to the others. */
export function AccountSections(props: AccountSectionsProps) {
  const { t } = useTranslation('panel');
  const { hash } = useLocation();
  const sections = useSections(props);
  const visible = sections.find(({ parts }) => parts.some(({ id }) => `#${id}` === hash)) ?? sections[0];
  useScrollToLaterPart(visible, hash);
  return (
    <div className={styles.columns}>
      <nav className={styles.nav} aria-label={t('sections')}>
        <ul>
          {sections.map((section) => (
            <li key={section.title}>
              <Link
                to={{ hash: section.parts[0].id }}
                preventScrollReset
                aria-current={section === visible ? 'page' : undefined}
              >
                {section.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {visible?.parts.map(({ id, Section }) => (
          <Section key={id} id={id} />
        ))}
      </div>
    </div>
  );
}

/** Brings the part that the address points at into view, where others stand before it. */
function useScrollToLaterPart(visible: LinkedSection | undefined, hash: string): void {
  const targetId = visible?.parts.slice(1).find(({ id }) => `#${id}` === hash)?.id;
  useEffect(() => {
    if (targetId) document.getElementById(targetId)?.scrollIntoView({ block: 'nearest' });
  }, [targetId]);
}

/** What this account has, in order; where nobody logs in, what does not belong to an account. */
function useSections({ team, pushNotifications }: AccountSectionsProps): LinkedSection[] {
  const { t } = useTranslation('panel');
  const { account } = useAccountPage();
  const plan: AnchoredPart = { id: 'plan', Section: PlanSection };
  const changePlan: AnchoredPart = { id: 'changePlanPanel', Section: ChangePlanSection };
  const accountSections: LinkedSection[] = [
    { title: t('plan.title'), parts: account.isAdministrator ? [plan] : [plan, changePlan] },
    singlePartSection('usage', { title: t('usage.title'), Section: UsageSection }),
    singlePartSection('data', { title: t('data.title'), Section: DataSection }),
    singlePartSection('people', team),
    singlePartSection('token', { title: t('token.title'), Section: TokenSection }),
  ];
  return [
    ...(isOpenAccess() ? [] : accountSections),
    singlePartSection('domains', { title: t('domains.title'), Section: DomainsSection }),
    singlePartSection('logo', { title: t('logo.title'), Section: LogoSection }),
    ...(pushNotifications ? [singlePartSection('messages', pushNotifications)] : []),
  ];
}

function singlePartSection(id: string, { title, Section }: AccountSection): LinkedSection {
  return { title, parts: [{ id, Section }] };
}
