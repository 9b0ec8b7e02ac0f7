import { useTranslation } from 'react-i18next';
import type { CataloguedPage } from '../../server/contract/pages/catalogued-page.js';
import { pageAt } from '../addresses/catalogue.js';
import { paths } from '../addresses/paths.js';
import { useFormat } from './use-format.js';

/**
 * Full name of a page with its section, because organic and paid tabs share short names. Pages without a tab use
 * their title.
 */
export function usePageName(): (page: Pick<CataloguedPage, 'title' | 'tab'> | undefined) => string {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (page) => {
    const name = (page?.tab?.shortTitle ?? page?.title)?.[language] ?? '';
    return page?.tab?.group === 'ppc' ? `${t('navigation.ppc')} · ${name}` : name;
  };
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
