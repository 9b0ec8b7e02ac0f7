import type { ServiceParts } from '../../app-services.js';
import type { LoginService } from '../accounts/login.service.js';
import type { SessionService } from '../accounts/session.service.js';
import type { AuditService } from '../admin/audit.service.js';
import type { MailService } from '../mail/mail.service.js';
import { CorporateService } from './corporate.service.js';
import { Invitations } from './invitations.js';
import { JoiningService } from './joining.service.js';

/** What corporate accounts need of the other services. */
export interface CorporateNeeds {
  audit: AuditService;
  login: LoginService;
  mail: MailService;
  sessions: SessionService;
}

/** Several people on one plan. */
export interface CorporateServices {
  readonly corporate: CorporateService;
  /** Links of invitations. */
  readonly joining: JoiningService;
}

/** Makes the services of corporate accounts. */
export function createCorporateServices(parts: ServiceParts, needs: CorporateNeeds): CorporateServices {
  const invitations = new Invitations(parts, needs.mail);
  return {
    corporate: new CorporateService(parts, { ...needs, invitations }),
    joining: new JoiningService(parts, { ...needs, invitations }),
  };
}
