import type { ServiceParts } from '../../app-services.js';
import type { AuditService } from '../admin/audit.service.js';
import type { MailService } from '../mail/mail.service.js';
import { AccessCodeService } from './access-code.service.js';
import { DomainsService } from './domains.service.js';
import type { LoginService } from './login.service.js';
import { LogoService } from './logo.service.js';
import { PanelAccountService } from './panel-account.service.js';
import type { ResetTokens } from './reset-tokens.js';
import type { SessionService } from './session.service.js';

/** What the panel needs of the other services. */
export interface PanelNeeds {
  audit: AuditService;
  login: LoginService;
  mail: MailService;
  resetTokens: ResetTokens;
  sessions: SessionService;
}

/** What people keep and change in their panel. */
export interface PanelServices {
  /** Password, e-mail, phone, language. */
  readonly panel: PanelAccountService;
  readonly domains: DomainsService;
  readonly logos: LogoService;
  readonly accessCodes: AccessCodeService;
}

/** Makes the services of the panel. */
export function createPanelServices(parts: ServiceParts, needs: PanelNeeds): PanelServices {
  return {
    panel: new PanelAccountService(parts, needs),
    domains: new DomainsService(parts),
    logos: new LogoService(parts, needs.audit),
    accessCodes: new AccessCodeService(parts, needs),
  };
}
