import type { DataSource, EntityManager } from 'typeorm';
import type { Language, Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { Account } from '../../entities/account.entity.js';
import type { SystemNotification, SystemNotifications } from './notification.type.js';
import { Notification } from '../../entities/system-notification.entity.js';

/** A notification to send. */
export interface Announcement {
  titleEn: string;
  titleRu: string;
  /** Path on this site or absolute http(s) URL. */
  link?: string;
  /** Recipient; all users by default. */
  accountId?: number | null;
  /** Sending administrator. */
  createdBy?: number | null;
}

const maxListedNotifications = 100;

/** SQL of a user's unread notifications: personal ones, and global ones since the account was created. */
const unreadSql = `FROM system_notification AS notification
  WHERE (notification.account_id = $1 OR (notification.account_id IS NULL AND notification.started_at >= $2)) AND notification.started_at <= $3
    AND notification.withdrawn_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM notification_read AS done WHERE done.account_id = $1 AND done.notification_id = notification.id)`;

/** An unread notification in both languages. */
interface NotificationRow extends Localised {
  id: number;
  link: string;
  startedAt: Date;
  /** Total number of unread notifications. */
  total: number;
}

/** Notifications in the notification menu. */
export class NotificationService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
  ) {}

  /** Unread notifications, newest first. */
  async listUnread({ account }: AuthenticatedUser, language: Language): Promise<SystemNotifications> {
    // A single statement reads list and count consistently.
    const items: NotificationRow[] = await this.postgres.query(
      `SELECT notification.id, notification.title_en AS en, notification.title_ru AS ru, notification.link,
         notification.started_at AS "startedAt", (count(*) OVER ())::int AS total ${unreadSql}
       ORDER BY notification.started_at DESC, notification.id DESC LIMIT $4`,
      [account.id, account.createdAt, this.now(), maxListedNotifications],
    );
    return {
      count: items[0]?.total ?? 0,
      items: items.map((item) => ({
        id: item.id,
        title: item[language],
        link: item.link,
        startedAt: item.startedAt.toISOString(),
      })),
    };
  }

  /**
   * Marks a notification as read. Idempotent.
   * @throws AppError NotFound if it is not visible to the user
   */
  async markRead(user: AuthenticatedUser, id: number): Promise<void> {
    const { manager } = this.postgres;
    const notification = await manager.findOneBy(Notification, { id });
    if (!notification || !isVisibleTo(user.account, notification, this.now())) {
      throw new AppError(ErrorCode.NotFound);
    }
    await manager.query(
      `INSERT INTO notification_read (account_id, notification_id, read_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [user.account.id, id, this.now()],
    );
  }

  async markAllRead({ account }: AuthenticatedUser): Promise<void> {
    await this.postgres.query(
      `INSERT INTO notification_read (account_id, notification_id, read_at) SELECT $1, notification.id, $3 ${unreadSql}
       ON CONFLICT DO NOTHING`,
      [account.id, account.createdAt, this.now()],
    );
  }

  /**
   * Notifies all users, or one account.
   * @throws AppError InvalidField with the field, UserNotFound
   */
  async notify(announcement: Announcement, tx?: EntityManager): Promise<Notification> {
    const manager = tx ?? this.postgres.manager;
    const { accountId = null, createdBy = null } = announcement;
    const titleEn = validateTitle(announcement.titleEn, 'titleEn');
    const titleRu = validateTitle(announcement.titleRu, 'titleRu');
    const link = validateLink(announcement.link ?? '');
    if (accountId !== null && !(await manager.existsBy(Account, { id: accountId }))) {
      throw new AppError(ErrorCode.UserNotFound, { field: 'accountId' });
    }
    const startedAt = this.now();
    return manager.save(
      manager.create(Notification, { titleEn, titleRu, link, accountId, createdBy, startedAt }),
    );
  }
}

/** Maps a notification to its GraphQL type. */
export function presentNotification(notification: Notification, language: Language): SystemNotification {
  const { id, titleEn, titleRu, link, startedAt } = notification;
  return { id, title: language === 'ru' ? titleRu : titleEn, link, startedAt: startedAt.toISOString() };
}

function isVisibleTo(
  account: Account,
  { accountId, startedAt, withdrawnAt }: Notification,
  now: Date,
): boolean {
  if (startedAt > now || withdrawnAt !== null) return false;
  return accountId === account.id || (accountId === null && startedAt >= account.createdAt);
}

function validateTitle(input: string, field: string): string {
  const title = input.replace(/\s+/g, ' ').trim();
  if (title !== '' && title.length <= 300) return title;
  throw new AppError(ErrorCode.InvalidField, {
    field,
    what: { en: 'Write a title of at most 300 characters.', ru: 'Напишите заголовок не длиннее 300 знаков.' },
  });
}

const maxLinkChars = 2048;

/** Allows only http(s) URLs and site paths. Rejects protocol-relative URLs and scripts. */
function validateLink(input: string): string {
  const link = input.trim();
  const isPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(link);
  const isHttpUrl = /^https?:\/\//i.test(link) && link.length <= maxLinkChars && URL.canParse(link);
  if (link === '' || isHttpUrl || (isPath && link.length <= maxLinkChars)) return link;
  throw new AppError(ErrorCode.InvalidField, {
    field: 'link',
    what: {
      en: 'A link is a path of this site, as /pricing, or an address that starts with https://.',
      ru: 'Ссылка – путь этого сайта, например /pricing, или адрес, который начинается с https://.',
    },
  });
}
