import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { paths } from '../../addresses/paths.js';
import { reportPath } from '../../addresses/report-path.js';
import type { ReportMeta } from './report-meta.js';
import type { ReportSubject } from './report-subject.js';

/** Reports that list the ads of a single-ad report. */
const adLists = new Map<string, 'ads' | 'direct-ads-by-domain'>([
  ['ad-keywords-by-ad', 'ads'],
  ['direct-ad-keywords', 'direct-ads-by-domain'],
]);

interface SubjectMissingProps {
  meta: ReportMeta;
  subject: ReportSubject;
}

/** Empty state for an address without the required subject, with a link to find it. */
export function SubjectMissing({ meta, subject: { domain, ancestors, links } }: SubjectMissingProps) {
  const { t } = useTranslation('reports');
  const adListReport = adLists.get(meta.id);
  const isPageReport = meta.subject === 'page';
  // Without a page only the domain breadcrumb is meaningful.
  const breadcrumbs = isPageReport ? ancestors.slice(0, 1) : ancestors;
  const content =
    domain && adListReport
      ? {
          title: t('state.adMissingTitle'),
          text: t('state.adMissingText'),
          action: t('state.openAds'),
          to: reportPath(adListReport, { domain }, links.base),
        }
      : domain && isPageReport
        ? {
            title: t('state.pageMissingTitle'),
            text: t('state.pageMissingText'),
            action: t('state.openPages'),
            to: reportPath('site-pages', { domain }, links.base),
          }
        : {
            title: t('state.subjectMissingTitle'),
            text: t('state.subjectMissingText'),
            action: t('state.toHome'),
            to: paths.home,
          };
  return (
    <>
      <PageHeader title={meta.title} ancestors={domain ? breadcrumbs : []} siteDomain={domain} />
      <div className="framed">
        <StateMessage
          title={content.title}
          actions={
            <Button component={Link} to={content.to}>
              {content.action}
            </Button>
          }
        >
          {content.text}
        </StateMessage>
      </div>
    </>
  );
}
