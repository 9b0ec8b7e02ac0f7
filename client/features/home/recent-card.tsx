import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { SiteIcon } from '../../components/ui/site-icon.js';
import { useFormat } from '../../i18n/use-format.js';
import { forgetReports, type RecentReport } from '../../lib/recent-reports.js';
import { isHost } from '../../lib/subject.js';
import { paths } from '../../addresses/paths.js';
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
  [paths.pagesWithKeywords]: 'pagesWithKeywords',
  [paths.lostPages]: 'lostPages',
  [paths.pageTree]: 'pageTree',
  [paths.pageCompetitors]: 'pageCompetitors',
  [paths.similarKeywords]: 'similarKeywords',
  [paths.monetization]: 'monetization',
  [paths.subdomains]: 'monetization',
} as const;

/** Reports on advertising: some have the names of those on search, and say which they are. */
const adNames = {
  [paths.adKeywords]: 'adKeywords',
  [paths.keywordsOfAd]: 'adKeywords',
  [paths.ads]: 'ads',
  [paths.adLinks]: 'adLinks',
  [paths.adFacts]: 'adFacts',
  [paths.adCompetitors]: 'adCompetitors',
  [paths.directAds]: 'directAds',
  [paths.directAdsByDomain]: 'directAds',
  [paths.directAdKeywords]: 'directAds',
  [paths.adExport]: 'adExport',
} as const;

/** Reports that this browser opened last. */
export function RecentCard({ reports, className }: RecentCardProps) {
  const { t } = useTranslation(['home', 'frame']);
  const format = useFormat();
  const nameOf = ({ report }: RecentReport) =>
    isAdReport(report)
      ? `${t('navigation.ppc', { ns: 'frame' })} · ${t(`navigation.${adNames[report]}`, { ns: 'frame' })}`
      : t(`navigation.${names[report as keyof typeof names] ?? 'summary'}`, { ns: 'frame' });
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
            <span className={styles.report}>{nameOf(report)}</span>
            <span className={styles.ago}>{format.ago(report.at, now)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function isAdReport(report: string): report is keyof typeof adNames {
  return report in adNames;
}
