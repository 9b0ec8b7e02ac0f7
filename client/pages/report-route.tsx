import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';
import { ReportPage } from '../features/reports/report-page.js';

// Re-exported here, because another chunk would delay the prefetch.
export { prefetchReport as prefetch } from '../widgets/reports/prefetch-report.js';

/** Report table of the address. */
export function Component({ page }: { page?: CataloguedPage }) {
  return page ? <ReportPage page={page} /> : null;
}
