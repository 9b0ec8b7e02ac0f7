import { readablePath } from '../../../server/contract/formatting/readable-path.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { SiteIcon } from '../../components/ui/site-icon.js';
import { useFormat } from '../../i18n/use-format.js';
import { useReportName } from '../../i18n/use-page-name.js';
import { clearRecentReports, type RecentReport } from '../../lib/storage/recent-reports.js';
import { isHost } from '../../lib/text/subject.js';
import styles from './recent-card.module.css';

interface RecentCardProps {
  reports: readonly RecentReport[];
  className?: string;
}

const maxListedReports = 9;

/** Recently opened reports of this browser. */
export function RecentCard({ reports, className }: RecentCardProps) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const getReportName = useReportName();
  const now = Date.now();
  return (
    <Card
      title={t('recent')}
      className={className}
      secondary={
        <button type="button" className={styles.clear} onClick={clearRecentReports}>
          {t('clearRecent')}
        </button>
      }
    >
      <ul className={styles.list}>
        {reports.slice(0, maxListedReports).map((report) => (
          <li key={report.address} className={styles.item}>
            {isHost(report.subject) ? <SiteIcon domain={report.subject} /> : null}
            <Link to={report.address} title={readablePath(report.subject)}>
              {readablePath(report.subject)}
            </Link>
            <span className={styles.report}>{getReportName(report.report)}</span>
            <span className={styles.ago}>{format.ago(report.at, now)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
