import type { CataloguedPage } from '../../../server/contract/catalogued-page.js';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../components/ui/page-head.js';
import { useFormat } from '../../i18n/use-format.js';

/** The page of a tool: what it asks for, the runs that were made, and what one of them found. */
export function ToolPage({ page }: { page?: CataloguedPage }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return <PageHead ancestors={[{ label: t('menu.tools') }]} title={page?.title[language] ?? ''} />;
}
