import type { ServiceParts } from '../../app-services.js';
import type { SessionService } from '../accounts/session.service.js';
import { DemoRequest } from '../demo/demo-request.entity.js';
import type { MailService } from '../mail/mail.service.js';
import type { NotificationService } from '../notifications/notification.service.js';
import { AccessCodeBook } from './access-code-book.service.js';
import { AccountDirectory } from './account-directory.service.js';
import type { DemoRequestData } from './admin-account.type.js';
import { AdministrationService } from './administration.service.js';
import { AnnouncementService } from './announcements.service.js';
import { AuditReader } from './audit-reader.js';
import type { AuditService } from './audit.service.js';

/** What administrators need of the other services. */
export interface AdminNeeds {
  audit: AuditService;
  mail: MailService;
  notifications: NotificationService;
  sessions: SessionService;
}

/** What administrators work with. */
export interface AdminServices {
  /** Finding accounts. */
  readonly directory: AccountDirectory;
  /** Doing things to them. */
  readonly administration: AdministrationService;
  readonly auditReader: AuditReader;
  readonly accessCodeBook: AccessCodeBook;
  readonly announcements: AnnouncementService;
  /** The newest 100 requests for free days. */
  demoRequestList(): Promise<DemoRequestData[]>;
}

/** Makes the services of administrators. */
export function createAdminServices(parts: ServiceParts, needs: AdminNeeds): AdminServices {
  return {
    directory: new AccountDirectory(parts),
    administration: new AdministrationService(parts, needs),
    auditReader: new AuditReader(parts),
    accessCodeBook: new AccessCodeBook(parts, needs.audit),
    announcements: new AnnouncementService(parts, needs),
    demoRequestList: () => demoRequestList(parts),
  };
}

async function demoRequestList({ postgres }: ServiceParts): Promise<DemoRequestData[]> {
  const found = await postgres.manager.find(DemoRequest, { order: { id: 'DESC' }, take: 100 });
  return found.map(({ id, name, email, phone, requestedAt, grantedUntil }) => ({
    ...{ id, name, email, phone },
    requestedAt: requestedAt.toISOString(),
    grantedUntil: grantedUntil?.toISOString() ?? null,
  }));
}
