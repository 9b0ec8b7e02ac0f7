import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NotificationLinkProps {
  /** Internal path, external URL or empty string. */
  link: string;
  className?: string;
  onOpen: () => void;
  children: ReactNode;
}

/** Link of a notification: client route, external site in a new tab, or plain text. */
export function NotificationLink({ link, className, onOpen, children }: NotificationLinkProps) {
  const target = classifyLink(link);
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

/** Allows internal paths and http(s) URLs only. Other schemes render as text. */
export function classifyLink(link: string): 'page' | 'site' | 'nowhere' {
  if (/^\/(?![/\\])/.test(link)) return 'page';
  return /^https?:\/\//i.test(link) ? 'site' : 'nowhere';
}
