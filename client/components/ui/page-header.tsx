import { IconExternalLink } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../i18n/use-format.js';
import { usePageTitle } from '../../lib/use-page-title.js';
import { SiteIcon } from './site-icon.js';
import styles from './page-header.module.css';

const SitePreview = lazy(async () => ({ default: (await import('./site-preview.js')).SitePreview }));

/** A step of the way to this page. */
export interface Crumb {
  label: string;
  /** Missing where there is no such page. */
  to?: string;
}

interface PageHeaderProps {
  /** The pages above this one, outermost first. */
  ancestors?: readonly Crumb[];
  /** The page's own name: its h1. */
  title: string;
  /** Shows the site's icon before the title's line. */
  siteOf?: string;
  /** Leads to what explains the page. */
  help?: ReactNode;
  /** Adds a way to the site itself. */
  opensSite?: boolean;
  /** Dates of what is shown, ISO; null where there are none. */
  positionsDate?: string | null;
  volumesDate?: string | null;
  /** What the page is about in one line, where it has no dates. */
  facts?: ReactNode;
  /** Buttons at the right end. */
  actions?: ReactNode;
}

/** The line under the frame: breadcrumbs whose last is the title, freshness, actions. Names the browser's tab too. */
export function PageHeader({
  ancestors = [],
  title,
  siteOf,
  help,
  opensSite,
  positionsDate,
  volumesDate,
  facts,
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
              {index === 0 && siteOf ? <TitleIcon domain={siteOf} /> : null}
              {crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span>{crumb.label}</span>}
              <span className={styles.slash} aria-hidden="true">
                /
              </span>
            </li>
          ))}
          <li>
            {ancestors.length === 0 && siteOf ? <TitleIcon domain={siteOf} /> : null}
            <h1 title={title}>{title}</h1>
            {opensSite && siteOf ? <SiteLink domain={siteOf} /> : null}
            {help}
          </li>
        </ol>
      </nav>
      <div className={styles.rest}>
        <Freshness positionsDate={positionsDate} volumesDate={volumesDate} />
        {facts ? <span className={styles.freshness}>{facts}</span> : null}
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

/** A way to the site; what it looks like is loaded when a pointer first comes to it. */
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

function Freshness({ positionsDate, volumesDate }: Pick<PageHeaderProps, 'positionsDate' | 'volumesDate'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!positionsDate) return null;
  return (
    <span className={styles.freshness}>
      <span>
        {t('freshness.positions')} <b>{format.day(positionsDate)}</b>
        {volumesDate ? ' ·' : null}
      </span>
      {volumesDate ? (
        <>
          {' '}
          <span>
            {t('freshness.volumes')} <b>{format.month(volumesDate)}</b>
          </span>
        </>
      ) : null}
    </span>
  );
}
