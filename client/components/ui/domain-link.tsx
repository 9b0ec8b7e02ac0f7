import { Link } from 'react-router-dom';
import { useBaseCode } from '../../graphql/use-base.js';
import { reportPath } from '../../addresses/report-path.js';
import { toUnicodeHost } from '../../lib/unicode-host.js';
import styles from './domain-link.module.css';
import { SiteIcon } from './site-icon.js';

interface DomainLinkProps {
  domain: string;
  /** That of the page where it is missing. */
  base?: string;
  /** In ink, where the domain is what the list is about. */
  strong?: boolean;
}

/** A domain with its icon; leads to its summary. */
export function DomainLink({ domain, base, strong = false }: DomainLinkProps) {
  const name = toUnicodeHost(domain);
  const current = useBaseCode();
  return (
    <span className={styles.link}>
      <SiteIcon domain={name} />
      <Link
        to={reportPath('domain-summary', { domain: name }, base ?? current)}
        title={name}
        data-strong={strong || undefined}
      >
        {name}
      </Link>
    </span>
  );
}
