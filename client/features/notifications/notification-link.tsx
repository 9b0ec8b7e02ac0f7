import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NotificationLinkProps {
  /** A path of ours, an address elsewhere, or nothing. */
  link: string;
  className?: string;
  onOpen: () => void;
  children: ReactNode;
}

/** Leads where a notification points: within the pages, to another site in a new tab, or nowhere. */
export function NotificationLink({ link, className, onOpen, children }: NotificationLinkProps) {
  const target = targetOf(link);
  if (target === 'page') {
    return (
      <Link to={link} className={className} onClick={onOpen}>
        {children}
      </Link>
    );
  }
  if (target === 'site') {
    return (
      <a href={link} className={className} target="_blank" rel="noreferrer noopener" onClick={onOpen}>
        {children}
      </a>
    );
  }
  return <span className={className}>{children}</span>;
}

/** Only paths of ours and http(s) addresses are followed; whatever else a link says is text. */
export function targetOf(link: string): 'page' | 'site' | 'nowhere' {
  if (/^\/(?![/\\])/.test(link)) return 'page';
  return /^https?:\/\//i.test(link) ? 'site' : 'nowhere';
}
