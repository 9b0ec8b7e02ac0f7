import type { ServiceParts } from '../../app-services.js';
import type { Person } from '../../request/visitor.js';
import type { Announcement, NotificationService } from '../notifications/notification.service.js';
import type { Notification } from '../notifications/system-notification.entity.js';
import type { AuditService } from './audit.service.js';

interface AnnouncementParts {
  audit: AuditService;
  notifications: NotificationService;
}

/** What administrators tell people. */
export class AnnouncementService {
  constructor(
    private readonly parts: Pick<ServiceParts, 'postgres'>,
    private readonly services: AnnouncementParts,
  ) {}

  /** Tells everybody, or one account. Throws InvalidField, UserNotFound. */
  send(actor: Person, told: Announcement): Promise<Notification> {
    const { account, address } = actor;
    const { audit, notifications } = this.services;
    return this.parts.postgres.transaction(async (tx) => {
      const sent = await notifications.notify({ ...told, createdBy: account.id }, tx);
      await audit.record(
        {
          action: 'notification-sent',
          actorId: account.id,
          accountId: sent.accountId,
          details: { id: sent.id, title: sent.titleEn },
          address,
        },
        tx,
      );
      return sent;
    });
  }
}
