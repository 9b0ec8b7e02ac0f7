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
import { usePanel } from './panel-data.js';
import styles from './panel-page.module.css';
import { TokenSection } from './token/token-section.js';

/** A section of the account; it stands at the anchor that it is given. */
export interface PanelPart {
  title: string;
  Section: ComponentType<{ id: string }>;
}

/** The sections that the page brings from elsewhere. */
export interface PanelSectionsProps {
  /** The people of the plan. */
  people: PanelPart;
  /** Messages to this browser; undefined where it shows none. */
  messages: PanelPart | undefined;
}

/** A section with the anchors that open it and what stands at each; it is linked by the first. */
interface AddressedSection {
  title: string;
  parts: readonly [AnchoredPart, ...AnchoredPart[]];
}

interface AnchoredPart {
  id: string;
  Section: PanelPart['Section'];
}

/** The section that the address names, else the first, with links to the others. */
export function PanelSections(brought: PanelSectionsProps) {
  const { t } = useTranslation('panel');
  const { hash } = useLocation();
  const sections = useSections(brought);
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
function useScrollToLaterPart(visible: AddressedSection | undefined, hash: string): void {
  const later = visible?.parts.slice(1).find(({ id }) => `#${id}` === hash)?.id;
  useEffect(() => {
    if (later) document.getElementById(later)?.scrollIntoView({ block: 'nearest' });
  }, [later]);
}

/** What this account has, in order; where nobody logs in, what does not belong to an account. */
function useSections({ people, messages }: PanelSectionsProps): AddressedSection[] {
  const { t } = useTranslation('panel');
  const { account } = usePanel();
  const plan: AnchoredPart = { id: 'plan', Section: PlanSection };
  const changePlan: AnchoredPart = { id: 'changePlanPanel', Section: ChangePlanSection };
  const ofAccount: AddressedSection[] = [
    { title: t('plan.title'), parts: account.isAdministrator ? [plan] : [plan, changePlan] },
    onlyItem('usage', { title: t('usage.title'), Section: UsageSection }),
    onlyItem('data', { title: t('data.title'), Section: DataSection }),
    onlyItem('people', people),
    onlyItem('token', { title: t('token.title'), Section: TokenSection }),
  ];
  return [
    ...(isOpenAccess() ? [] : ofAccount),
    onlyItem('domains', { title: t('domains.title'), Section: DomainsSection }),
    onlyItem('logo', { title: t('logo.title'), Section: LogoSection }),
    ...(messages ? [onlyItem('messages', messages)] : []),
  ];
}

function onlyItem(id: string, { title, Section }: PanelPart): AddressedSection {
  return { title, parts: [{ id, Section }] };
}
