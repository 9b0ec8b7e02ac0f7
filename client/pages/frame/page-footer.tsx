import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { legalPages, legalPath } from '../../../server/contract/pages/legal-pages.js';
import { servicePages } from '../../../server/contract/pages/service-pages.js';
import { catalogue, getPage } from '../../addresses/catalogue.js';
import { useFormat } from '../../i18n/use-format.js';
import { blogAddress, isOpenAccess } from '../../lib/page/document-meta.js';
import styles from './page-footer.module.css';

/** Whether the page has a footer. Table pages fill the window, and open access mode has no legal pages. */
export function useHasFooter(): boolean {
  const { pathname } = useLocation();
  const page = catalogue.find(({ route }) => matchPath(route, pathname));
  return !isOpenAccess() && (page === undefined || servicePages.some(({ id }) => id === page.id));
}

/** Footer with links to the legal pages. */
export function PageFooter() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const statistics = getPage('statistics');
  const blog = blogAddress();
  return (
    <footer className={styles.foot}>
      <nav aria-label={t('foot.label')}>
        <ul>
          {legalPages.map(({ slug, title }) => (
            <li key={slug}>
              <Link to={legalPath(slug, language)}>{title[language]}</Link>
            </li>
          ))}
          <li>
            <Link to={statistics.route}>{statistics.title[language]}</Link>
          </li>
          {blog === undefined ? null : (
            <li>
              <a href={blog}>{t('blog')}</a>
            </li>
          )}
        </ul>
      </nav>
    </footer>
  );
}
