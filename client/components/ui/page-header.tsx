import { IconExternalLink } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../lib/page/use-page-title.js';
import { SiteIcon } from './site-icon.js';
import styles from './page-header.module.css';

const SitePreview = lazy(async () => ({ default: (await import('./site-preview.js')).SitePreview }));

/** A breadcrumb. */
export interface Crumb {
  label: string;
  /** Undefined if the level has no page. */
  to?: string;
}

interface PageHeaderProps {
  /** Breadcrumbs above this page, outermost first. */
  ancestors?: readonly Crumb[];
  /** Page title (h1). */
  title: string;
  /** Shows the icon of this domain before the title. */
  siteDomain?: string;
  /** Help link. */
  help?: ReactNode;
  /** Whether to link to the site. */
  linksToSite?: boolean;
  /** Dates of the data (`DataDates`). */
  dates?: ReactNode;
  /** One-line summary for pages without dates. */
  summary?: ReactNode;
  /** Buttons at the right end. */
  actions?: ReactNode;
}

/** Page header: breadcrumbs with the title, data dates and actions. Also sets the document title. */
export function PageHeader({
  ancestors = [],
  title,
  siteDomain,
  help,
  linksToSite,
  dates,
  summary,
  actions,
}: PageHeaderProps) {
  const { t } = useTranslation();
  usePageTitle([title, ...ancestors.map((crumb) => crumb.label).reverse()].join(' · '));
  return (
    <div className={styles.head}>
      <nav aria-label={t('breadcrumbs')} style={{ minWidth: 0 }} data-tour="title">
        <ol className={styles.crumbs}>
          {ancestors.map((crumb, index) => (
            <li key={crumb.label}>
              {index === 0 && siteDomain ? <TitleIcon domain={siteDomain} /> : null}
              {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span>{crumb.label}</span>}
              <span className={styles.slash} aria-hidden="true">
                /
              </span>
            </li>
          ))}
          <li>
            {ancestors.length === 0 && siteDomain ? <TitleIcon domain={siteDomain} /> : null}
            <h1 title={title}>{title}</h1>
            {linksToSite && siteDomain ? <SiteLink domain={siteDomain} /> : null}
            {help}
          </li>
        </ol>
      </nav>
      <div className={styles.rest}>
        {dates}
        {summary ? <span className={styles.freshness}>{summary}</span> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}

function TitleIcon({ domain }: { domain: string }) {
  return (
    <span className={styles.icon}>
      <SiteIcon domain={domain} />
    </span>
  );
}

/** Link to the site; its preview is loaded on first hover. */
function SiteLink({ domain }: { domain: string }) {
  const { t } = useTranslation();
  const [isPointed, setPointed] = useState(false);
  const link = (
    <a
      className={styles.outside}
      href={`https://${domain}/`}
      target="_blank"
      rel="noreferrer noopener nofollow"
      aria-label={t('openSite', { domain })}
      onPointerEnter={() => setPointed(true)}
    >
      <IconExternalLink aria-hidden="true" />
    </a>
  );
  if (!isPointed) return link;
  return (
    <Suspense fallback={link}>
      <SitePreview domain={domain}>{link}</SitePreview>
    </Suspense>
  );
}
