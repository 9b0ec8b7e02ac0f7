import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { CataloguedPage } from '../../../server/contract/pages/catalogued-page.js';
import { readAddressParameter } from '../../../server/contract/reports/report-parameters.js';
import { readSubjectParameters, displayedSubject } from './displayed-subject.js';
import { PageSkeleton } from '../../components/ui/page-skeleton.js';
import { SkeletonBar } from '../../components/ui/skeleton.js';
import { useFormat } from '../../i18n/use-format.js';
import { TableSkeleton } from './table/table-skeleton.js';
import tableStyles from './table/table.module.css';
import toolbarStyles from './toolbar/toolbar.module.css';
import { rowHeightOf, useDisplayedDensity } from './settings/use-row-density.js';

/** Report page placeholder with its toolbar and table frame. */
export function ReportSkeleton({ page }: { page: CataloguedPage }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const search = new URLSearchParams(useLocation().search);
  const [density] = useDisplayedDensity();
  const subjectParameters = readSubjectParameters(page.subject, search);
  if (!subjectParameters.complete) return null;
  const { ancestors, domain } = displayedSubject(
    page.subject,
    subjectParameters,
    readAddressParameter('base', search),
  );
  return (
    <PageSkeleton
      className={tableStyles.page}
      ancestors={ancestors}
      title={page.title[language]}
      siteDomain={domain}
    >
      <div className={toolbarStyles.toolbar} aria-hidden="true">
        <span className={toolbarStyles.place} style={{ width: 92 }} />
        <span className={toolbarStyles.place} style={{ width: 150 }} />
        <span className={toolbarStyles.tools}>
          <span className={toolbarStyles.place} style={{ width: 126 }} />
        </span>
      </div>
      <div className={tableStyles.line} aria-hidden="true">
        <SkeletonBar width={180} />
      </div>
      <TableSkeleton rowHeight={rowHeightOf(density)} label={t('loading')} />
    </PageSkeleton>
  );
}
