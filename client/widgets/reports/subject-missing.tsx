import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { findPage } from '../../addresses/catalogue.js';
import { paths } from '../../addresses/paths.js';
import { pagePath, reportPath } from '../../addresses/report-path.js';
import type { ReportMeta } from './report-meta.js';
import type { ReportSubject } from './report-subject.js';

interface SubjectMissingProps {
  meta: ReportMeta;
  subject: ReportSubject;
}

/** Empty state for an address without the required subject, with a link to find it. */
export function SubjectMissing({ meta, subject: { domain, ancestors, links } }: SubjectMissingProps) {
  const { t } = useTranslation('reports');
  const adList = findPage(findPage(meta.id)?.presentation?.subjectList ?? '');
  const isPageReport = meta.subject === 'page';
  // Without a page only the domain breadcrumb is meaningful.
  const breadcrumbs = isPageReport ? ancestors.slice(0, 1) : ancestors;
  const content =
    domain && adList
      ? {
          title: t('state.adMissingTitle'),
          text: t('state.adMissingText'),
          action: t('state.openAds'),
          to: pagePath(adList, { domain }, links.base),
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
