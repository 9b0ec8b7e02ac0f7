import { ActionIcon } from '@mantine/core';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import styles from './notification-row.module.css';
import type { SystemNotification } from './use-notifications.js';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NotificationRowProps {
  notification: SystemNotification;
  onRead: (id: number) => void;
  /** Called when the user follows the link. */
  onOpen?: () => void;
}

/** Unread notification with title, time and a "mark as read" button. Following its link also marks it as read. */
export function NotificationRow({ notification, onRead, onOpen }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { id, title, link, startedAt } = notification;
  const name = t('markRead', { title });
  return (
    <li className={styles.row}>
      <span className={styles.dot} aria-hidden="true" />
      <div className={styles.body}>
        <NotificationLink
          link={link}
          className={styles.title}
          onOpen={() => {
            onRead(id);
            onOpen?.();
          }}
        >
          {title}
          {classifyLink(link) === 'site' ? (
            <IconExternalLink className="icon-small" aria-hidden="true" />
          ) : null}
        </NotificationLink>
        <time className={styles.time} dateTime={startedAt}>
          {format.moment(startedAt)}
        </time>
      </div>
      <ActionIcon onClick={() => onRead(id)} aria-label={name} title={t('markReadShort')}>
        <IconCheck aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}

interface NotificationLinkProps {
  /** Internal path, external URL or empty string. */
  link: string;
  className?: string;
  onOpen: () => void;
  children: ReactNode;
}

/** Link of a notification: client route, external site in a new tab, or plain text. */
function NotificationLink({ link, className, onOpen, children }: NotificationLinkProps) {
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
