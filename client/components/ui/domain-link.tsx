import { Link } from 'react-router-dom';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { reportPath } from '../../addresses/report-path.js';
import { toUnicodeHost } from '../../lib/text/unicode-host.js';
import styles from './domain-link.module.css';
import { SiteIcon } from './site-icon.js';

interface DomainLinkProps {
  domain: string;
  /** Database code; defaults to the database of the page. */
  base?: string;
  /** Uses the full text colour, for the main column of a list. */
  strong?: boolean;
}

/** Link to the summary of a domain, with the site icon. */
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
