import type { CataloguedPage } from '../../server/contract/catalogued-page.js';
import { ReportPage } from '../features/reports/report-page.js';

// In its own file, a pointer that comes to a tab would wait for that file too.
export { prefetchReport as prefetch } from '../features/reports/prefetch-report.js';

/** The table of the report at the address. */
export function Component({ page }: { page?: CataloguedPage }) {
  return page ? <ReportPage page={page} /> : null;
}
