import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { SiteIcon } from '../../components/ui/site-icon.js';
import { useFormat } from '../../i18n/use-format.js';
import { forgetReports, type RecentReport } from '../../lib/recent-reports.js';
import { isHost } from '../../lib/subject.js';
import { paths } from '../../routes/paths.js';
import styles from './recent-card.module.css';

interface RecentCardProps {
  reports: readonly RecentReport[];
  className?: string;
}

const shownReports = 9;

const names = {
  [paths.summary]: 'summary',
  [paths.keywords]: 'keywords',
  [paths.pageKeywords]: 'pageKeywords',
  [paths.lostKeywords]: 'lostKeywords',
  [paths.competitors]: 'competitors',
  [paths.pages]: 'pages',
  [paths.similarKeywords]: 'similarKeywords',
} as const;

/** Reports that this browser opened last. */
export function RecentCard({ reports, className }: RecentCardProps) {
  const { t } = useTranslation(['home', 'frame']);
  const format = useFormat();
  const now = Date.now();
  return (
    <Card
      title={t('recent')}
      className={className}
      aside={
        <button type="button" className={styles.clear} onClick={forgetReports}>
          {t('clearRecent')}
        </button>
      }
    >
      <ul className={styles.list}>
        {reports.slice(0, shownReports).map((report) => (
          <li key={report.address} className={styles.item}>
            {isHost(report.subject) ? <SiteIcon domain={report.subject} /> : null}
            <Link to={report.address} title={report.subject}>
              {report.subject}
            </Link>
            <span className={styles.report}>{t(`navigation.${nameOf(report)}`, { ns: 'frame' })}</span>
            <span className={styles.ago}>{format.ago(report.at, now)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function nameOf({ report }: RecentReport): (typeof names)[keyof typeof names] {
  return names[report as keyof typeof names] ?? 'summary';
}
