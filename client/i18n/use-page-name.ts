import { useTranslation } from 'react-i18next';
import { type CataloguedPage, tabTitle } from '../../server/contract/pages/catalogued-page.js';
import { pageAt } from '../addresses/catalogue.js';
import { paths } from '../addresses/paths.js';
import { useFormat } from './use-format.js';

/** Name of a page among the reports on its subject. */
export function usePageName(): (page: Pick<CataloguedPage, 'title' | 'tab'> | undefined) => string {
  const { language } = useFormat();
  return (page) => (page ? tabTitle(page)[language] : '');
}

/** Name of a visited report by its path: a catalogue page, group report or clustering project. */
export function useReportName(): (path: string) => string {
  const { t } = useTranslation();
  const pageName = usePageName();
  return (path) => {
    if (path === paths.groups) return t('pages.group');
    return path === paths.clusterings ? t('pages.clusterings') : pageName(pageAt(path));
  };
}
