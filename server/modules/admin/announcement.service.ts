import type { DataSource } from 'typeorm';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { Announcement, NotificationService } from '../notifications/notification.service.js';
import type { Notification } from '../../entities/system-notification.entity.js';
import type { AuditService } from '../platform/audit.service.js';

/** Announcements by administrators. */
export class AnnouncementService {
  constructor(
    private readonly postgres: DataSource,
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
}
