import { IsNull, Not, type DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { Announcement, NotificationService } from '../notifications/notification.service.js';
import { getPageOffset, paginate } from '../platform/paging.js';
import type { SentNotification, SentNotificationPage } from './sent-notification.type.js';
import { Notification } from '../../entities/system-notification.entity.js';
import type { AuditService } from '../platform/audit.service.js';

const notificationsPerPage = 25;

/** Announcements by administrators. */
export class AnnouncementService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly notifications: NotificationService,
  ) {}

  /**
   * Notifies all users, or one account.
   * @throws AppError InvalidField, UserNotFound
   */
  send(actor: AuthenticatedUser, announcement: Announcement): Promise<Notification> {
    const { account, address } = actor;
    const { audit, notifications } = this;
    return this.postgres.transaction(async (tx) => {
      const notification = await notifications.notify({ ...announcement, createdBy: account.id }, tx);
      await audit.record(
        {
          action: 'notification-sent',
          actorId: account.id,
          accountId: notification.accountId,
          details: { id: notification.id, title: notification.titleEn },
          address,
        },
        tx,
      );
      return notification;
    });
  }

  /**
   * Notifications that administrators sent, newest first.
   * @throws AppError InvalidField (page)
   */
  async findSent(page: number): Promise<SentNotificationPage> {
    const offset = getPageOffset(page, notificationsPerPage);
    const total = await this.postgres.manager.countBy(Notification, { createdBy: Not(IsNull()) });
    const rows: SentRow[] = await this.postgres.query(
      `SELECT sent.id, title_en AS "titleEn", title_ru AS "titleRu", link, recipient.id AS "accountId",
         recipient.email AS "accountEmail", sender.email AS "senderEmail", started_at AS "sentAt", withdrawn_at AS "withdrawnAt",
         (SELECT count(*)::int FROM notification_read WHERE notification_id = sent.id) AS "readCount"
       FROM system_notification AS sent LEFT JOIN account AS recipient ON recipient.id = sent.account_id
       LEFT JOIN account AS sender ON sender.id = sent.created_by
       WHERE sent.created_by IS NOT NULL ORDER BY sent.id DESC LIMIT ${notificationsPerPage} OFFSET $1`,
      [offset],
    );
    const items = rows.map(({ sentAt, withdrawnAt, ...row }) => ({
      ...row,
      sentAt: sentAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    }));
    return { ...paginate(total, page, notificationsPerPage), items };
  }

  /**
   * Withdraws a notification of an administrator: it disappears from the menus of its recipients. Idempotent.
   * @throws AppError NotFound
   */
  async withdraw({ account, address }: AuthenticatedUser, id: number): Promise<void> {
    await this.postgres.transaction(async (tx) => {
      const notification = await tx.findOneBy(Notification, { id, createdBy: Not(IsNull()) });
      if (!notification) throw new AppError(ErrorCode.NotFound);
      const { affected } = await tx.update(
        Notification,
        { id, withdrawnAt: IsNull() },
        { withdrawnAt: this.now() },
      );
      if (affected === 0) return;
      const { accountId, titleEn } = notification;
      const details = { id, title: titleEn };
      await this.audit.record(
        { action: 'notification-withdrawn', actorId: account.id, accountId, details, address },
        tx,
      );
    });
  }
}

type SentRow = Omit<SentNotification, 'sentAt' | 'withdrawnAt'> & { sentAt: Date; withdrawnAt: Date | null };
