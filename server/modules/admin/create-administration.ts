import type { EmailChangeService } from '../accounts/email-change/email-change.service.js';
import type { PasswordConfirmationService } from '../accounts/password-confirmation.service.js';
import type { SessionService } from '../accounts/session.service.js';
import type { RecurringPayments } from '../billing/recurring-payments.js';
import type { MailService } from '../mail/mail.service.js';
import type { NotificationService } from '../notifications/notification.service.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { PlanGrants } from '../plans/plan-grants.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import { AccessCodeAdminService } from './access-code-admin.service.js';
import { AccountDirectoryService } from './account-directory.service.js';
import { AccountReferralService } from './account-referral.service.js';
import { AdministrationService } from './administration.service.js';
import { AnnouncementService } from './announcement.service.js';
import { AuditLogService } from './audit-log.service.js';
import { FreeDaysRequestService } from './free-days-request.service.js';
import { PlanSettingsService } from './plan-settings.service.js';

interface AdministrationDependencies extends ModuleDependencies {
  mail: MailService;
  notifications: NotificationService;
  passwords: PasswordConfirmationService;
  emailChanges: EmailChangeService;
  sessions: SessionService;
  planGrants: PlanGrants;
  planCatalog: PlanCatalog;
  recurringPayments: RecurringPayments;
}

/** Creates the services for administrators. */
export function createAdministration({
  postgres,
  now,
  audit,
  mail,
  notifications,
  passwords,
  emailChanges,
  sessions,
  planGrants,
  planCatalog,
  recurringPayments,
}: AdministrationDependencies) {
  return {
    accountDirectory: new AccountDirectoryService(postgres, now, planCatalog),
    administration: new AdministrationService({
      postgres,
      now,
      audit,
      mail,
      sessions,
      passwords,
      planGrants,
      recurringPayments,
      emailChanges,
    }),
    auditReader: new AuditLogService(postgres, audit),
    accountReferrals: new AccountReferralService(postgres),
    accessCodeAdmin: new AccessCodeAdminService(postgres, now, audit, planCatalog),
    announcements: new AnnouncementService(postgres, now, audit, notifications),
    freeDaysRequests: new FreeDaysRequestService(postgres),
    planSettings: new PlanSettingsService({ postgres, now, audit, planCatalog }),
  };
}
