import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { menuPages } from '../../addresses/menu-pages.js';
import { pagePath } from '../../addresses/report-path.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { useFormat } from '../../i18n/use-format.js';
import { LinkRow } from './link-row.js';

/** All tools, grouped by input. */
export function ToolRow() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { pathname } = useLocation();
  const base = useBaseCode();
  const links = menuPages('tools').map((page) => ({
    id: page.id,
    to: pagePath(page, {}, base),
    title: page.title[language],
    // Results are subpages of their tool.
    isActive: pathname === page.route || pathname.startsWith(`${page.route}/`),
    group: page.menu.group && t(`navigation.tools.${page.menu.group}`),
  }));
  return <LinkRow label={t('navigation.tools.label')} links={links} />;
}
