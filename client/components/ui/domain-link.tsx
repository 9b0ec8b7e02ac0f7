import { Link } from 'react-router-dom';
import { domainReportPath, paths } from '../../addresses/paths.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';
import styles from './domain-link.module.css';
import { SiteIcon } from './site-icon.js';

interface DomainLinkProps {
  domain: string;
  base?: string;
  /** In ink, where the domain is what the list is about. */
  strong?: boolean;
}

/** A domain with its icon; leads to its summary. */
export function DomainLink({ domain, base, strong = false }: DomainLinkProps) {
  const name = toUnicodeHost(domain);
  return (
    <span className={styles.link}>
      <SiteIcon domain={name} />
      <Link to={domainReportPath(paths.summary, name, base)} title={name} data-strong={strong || undefined}>
        {name}
      </Link>
    </span>
  );
}
