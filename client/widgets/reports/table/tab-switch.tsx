import { tabTitle } from '../../../../server/contract/pages/catalogued-page.js';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styles from '../../../components/ui/segmented.module.css';
import { isPageAt, tabSubjectAt, sharedTab, buildTabs } from '../../../addresses/report-tabs.js';
import { useBaseCode } from '../../../graphql/databases/use-base.js';
import { useFirstPartyReports } from '../../../graphql/databases/use-first-party-reports.js';
import { useFormat } from '../../../i18n/use-format.js';

/** Switch between reports that share a tab; empty otherwise. */
export function TabSwitch() {
  const { t } = useTranslation('reports');
  const { language } = useFormat();
  const location = useLocation();
  const base = useBaseCode();
  const subject = tabSubjectAt(location);
  const getFirstPartyReports = useFirstPartyReports();
  const tabReports = subject
    ? sharedTab(buildTabs(subject, base, getFirstPartyReports(subject)), location)
    : [];
  if (tabReports.length === 0) return null;
  return (
    <nav className={styles.segments} aria-label={t('state.report')}>
      {tabReports.map(({ page, to }) => (
        <Link
          key={page.id}
          to={to}
          className={styles.segment}
          aria-current={isPageAt(page, location) ? 'page' : undefined}
        >
          {tabTitle(page)[language]}
        </Link>
      ))}
    </nav>
  );
}
