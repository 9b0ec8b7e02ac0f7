import type { MailService } from '../mail/mail.service.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { PlanGrants } from '../plans/plan-grants.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import { AccessCodeService } from './access-code.service.js';
import { AccountDataService } from './account-data.service.js';
import { AccountSettingsService } from './account-settings.service.js';
import { ApiTokenService } from './api-token.service.js';
import { DemonstrationService } from './demonstration.service.js';
import { DomainsService } from './domains.service.js';
import type { EmailChangeLinks } from './email-change/email-change-links.js';
import { EmailChangeService } from './email-change/email-change.service.js';
import { IdentityService } from './identity.service.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginService } from './login.service.js';
import { LogoService } from './logo.service.js';
import { OpenAccessOwnerService } from './open-access-owner.service.js';
import { PasswordConfirmationService } from './password-confirmation.service.js';
import type { PasswordResetTokens } from './password-reset-tokens.js';
import { PasswordResetService } from './password-reset.service.js';
import { SecondFactorService } from './second-factor.service.js';
import { SessionService } from './session.service.js';

interface AccountDependencies extends ModuleDependencies {
  mail: MailService;
  resetTokens: PasswordResetTokens;
  planGrants: PlanGrants;
  planCatalog: PlanCatalog;
  emailChangeLinks: EmailChangeLinks;
}

/** Creates the services of accounts, sessions and passwords. */
export function createAccounts(dependencies: AccountDependencies) {
  const { postgres, now, config, audit, limiters, mail, resetTokens, planGrants, planCatalog } = dependencies;
  const sessions = new SessionService(postgres, now, config, planCatalog);
  const openOwner = new OpenAccessOwnerService(postgres, now);
  const identity = new IdentityService({
    postgres,
    now,
    sessions,
    openOwner,
    access: config.access,
    planCatalog,
  });
  const passwords = new PasswordConfirmationService(postgres, now, config);
  const loginAttempts = new LoginAttempts(postgres, config);
  const secondFactors = new SecondFactorService({
    postgres,
    now,
    config,
    audit,
    passwords,
    mail,
    sessions,
  });
  const login = new LoginService({
    postgres,
    audit,
    sessions,
    identity,
    attempts: loginAttempts,
    secondFactors,
  });
  return {
    sessions,
    identity,
    passwords,
    secondFactors,
    loginAttempts,
    login,
    logos: new LogoService(postgres, now, audit, limiters.logos),
    passwordResets: new PasswordResetService({
      postgres,
      now,
      config,
      audit,
      login,
      mail,
      resetTokens,
      sessions,
      secondFactors,
    }),
    demonstrations: new DemonstrationService(postgres, planCatalog),
    accounts: new AccountDataService(postgres, now, planCatalog),
    accountPage: new AccountSettingsService({
      postgres,
      now,
      attempts: loginAttempts,
      passwords,
      audit,
      login,
      mail,
      resetTokens,
      sessions,
    }),
    emailChanges: new EmailChangeService({
      postgres,
      now,
      audit,
      mail,
      links: dependencies.emailChangeLinks,
      attempts: loginAttempts,
      passwords,
      resetTokens,
      sessions,
    }),
    domains: new DomainsService(postgres, now),
    accessCodes: new AccessCodeService(postgres, now, audit, mail, planGrants),
    apiTokens: new ApiTokenService(postgres, now, audit, passwords),
  };
}
