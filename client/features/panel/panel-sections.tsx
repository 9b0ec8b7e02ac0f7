import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
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

/** A part of the panel, as the list of parts names it; its section stands at the anchor that it is given. */
export interface PanelPart {
  title: string;
  Section: ComponentType<{ id: string }>;
}

/** A part with the name of its anchor. */
type NamedPart = PanelPart & { id: string };

/** The parts that the page brings from elsewhere. */
export interface PanelSectionsProps {
  /** The people of the plan. */
  people: PanelPart;
  /** Messages to this browser; undefined where it shows none. */
  messages: PanelPart | undefined;
}

/** The parts of the panel, with a list of them beside. */
export function PanelSections({ people, messages }: PanelSectionsProps) {
  const { t } = useTranslation('panel');
  const { account } = usePanel();
  const ofAccount: NamedPart[] = [
    { id: 'plan', title: t('plan.title'), Section: PlanSection },
    ...(account.isAdministrator
      ? []
      : [{ id: 'changePlanPanel', title: t('changePlan.title'), Section: ChangePlanSection }]),
    { id: 'usage', title: t('usage.title'), Section: UsageSection },
    { id: 'data', title: t('data.title'), Section: DataSection },
    { id: 'people', ...people },
    { id: 'token', title: t('token.title'), Section: TokenSection },
  ];
  const parts: NamedPart[] = [
    ...(isOpenAccess() ? [] : ofAccount),
    { id: 'domains', title: t('domains.title'), Section: DomainsSection },
    { id: 'logo', title: t('logo.title'), Section: LogoSection },
    ...(messages ? [{ id: 'messages', ...messages }] : []),
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
        {parts.map(({ id, Section }) => (
          <Section key={id} id={id} />
        ))}
      </div>
    </div>
  );
}
