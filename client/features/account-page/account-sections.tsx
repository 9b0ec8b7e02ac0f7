import { type ComponentType, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { ChangePlanSection } from './plan/change-plan-section.js';
import { PlanSection } from './plan/plan-section.js';
import { UsageSection } from './plan/usage-section.js';
import { DataSection } from './data/data-section.js';
import { DomainsSection } from './domains/domains-section.js';
import { LogoSection } from './logo/logo-section.js';
import { SessionsSection } from './sessions/sessions-section.js';
import { isOpenAccess } from '../../lib/page/document-meta.js';
import { useAccountPage } from './account-page-data.js';
import styles from './account-page.module.css';
import { SecuritySection } from './security/security-section.js';
import { TokenSection } from './token/token-section.js';

/** A section of the account page with the anchor `id`. */
export interface AccountSection {
  title: string;
  Section: ComponentType<{ id: string }>;
}

/** Sections that other features contribute to the page. */
export interface AccountSectionsProps {
  /** Team member section. */
  team: AccountSection;
  pushNotifications: AccountSection;
}

/** A section and the anchors that open it. Links use the first anchor. */
interface LinkedSection {
  title: string;
  anchors: readonly [AnchoredComponent, ...AnchoredComponent[]];
}

interface AnchoredComponent {
  id: string;
  Section: AccountSection['Section'];
}

/** Shows the section of the URL hash, or the first one, and links to the others. */
export function AccountSections(props: AccountSectionsProps) {
  const { t } = useTranslation('panel');
  const { hash } = useLocation();
  const sections = useSections(props);
  const visibleSection =
    sections.find(({ anchors }) => anchors.some(({ id }) => `#${id}` === hash)) ?? sections[0];
  useScrollToLaterPart(visibleSection, hash);
  return (
    <div className={styles.columns}>
      <nav className={styles.nav} aria-label={t('sections')}>
        <ul>
          {sections.map((section) => (
            <li key={section.title}>
              <Link
                to={{ hash: section.anchors[0].id }}
                preventScrollReset
                aria-current={section === visibleSection ? 'page' : undefined}
              >
                {section.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sections}>
        {visibleSection?.anchors.map(({ id, Section }) => (
          <Section key={id} id={id} />
        ))}
      </div>
    </div>
  );
}

/** Scrolls to the anchor of the hash, unless it is the first anchor of its section. */
function useScrollToLaterPart(visibleSection: LinkedSection | undefined, hash: string): void {
  const targetId = visibleSection?.anchors.slice(1).find(({ id }) => `#${id}` === hash)?.id;
  useEffect(() => {
    if (targetId) document.getElementById(targetId)?.scrollIntoView({ block: 'nearest' });
  }, [targetId]);
}

/** Sections in display order. Without user accounts, only those that need no account. */
function useSections({ team, pushNotifications }: AccountSectionsProps): LinkedSection[] {
  const { t } = useTranslation('panel');
  const { account } = useAccountPage();
  const plan: AnchoredComponent = { id: 'plan', Section: PlanSection };
  const changePlan: AnchoredComponent = { id: 'changePlanPanel', Section: ChangePlanSection };
  const accountSections: LinkedSection[] = [
    { title: t('plan.title'), anchors: account.isAdministrator ? [plan] : [plan, changePlan] },
    singlePartSection('usage', { title: t('usage.title'), Section: UsageSection }),
    {
      title: t('data.title'),
      anchors: [
        { id: 'data', Section: DataSection },
        { id: 'sessions', Section: SessionsSection },
      ],
    },
    singlePartSection('security', { title: t('security.title'), Section: SecuritySection }),
    singlePartSection('people', team),
    singlePartSection('token', { title: t('token.title'), Section: TokenSection }),
  ];
  return [
    ...(isOpenAccess() ? [] : accountSections),
    singlePartSection('domains', { title: t('domains.title'), Section: DomainsSection }),
    singlePartSection('logo', { title: t('logo.title'), Section: LogoSection }),
    singlePartSection('messages', pushNotifications),
  ];
}

function singlePartSection(id: string, { title, Section }: AccountSection): LinkedSection {
  return { title, anchors: [{ id, Section }] };
}
