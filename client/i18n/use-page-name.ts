import { useTranslation } from 'react-i18next';
import type { CataloguedPage } from '../../server/contract/catalogued-page.js';
import { pageAt } from '../addresses/catalogue.js';
import { paths } from '../addresses/paths.js';
import { useFormat } from './use-format.js';

/**
 * Names a page where nothing around says which part it belongs to: organic and paid keywords are both keywords. A page that
 * stands in no row is called by its title; what is no page of the catalogue has no name.
 */
export function usePageName(): (page: Pick<CataloguedPage, 'title' | 'tab'> | undefined) => string {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (page) => {
    const name = (page?.tab?.shortTitle ?? page?.title)?.[language] ?? '';
    return page?.tab?.group === 'ppc' ? `${t('navigation.ppc')} · ${name}` : name;
  };
}

/** Names what was opened by the path that is kept of it: a page of the catalogue, a group report or a clustering project. */
export function useReportName(): (path: string) => string {
  const { t } = useTranslation();
  const pageName = usePageName();
  return (path) => {
    if (path === paths.groups) return t('pages.group');
    return path === paths.clusterings ? t('pages.clusterings') : pageName(pageAt(path));
  };
}
