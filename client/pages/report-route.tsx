import type { CataloguedPage } from '../../server/contract/catalogued-page.js';
import { ReportPage } from '../features/reports/report-page.js';

/** The table of the report at the address. */
export function Component({ page }: { page?: CataloguedPage }) {
  return page ? <ReportPage page={page} /> : null;
}
