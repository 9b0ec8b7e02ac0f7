import type { ServiceParts } from '../../app-services.js';
import type { AuditService } from '../admin/audit.service.js';
import { IdentityService } from './identify.js';
import { LoginAttempts } from './login-attempts.js';
import { LoginService } from './login.service.js';
import { RegistrationService } from './registration.service.js';
import { SessionService } from './session.service.js';

/** Who people are, and how they come in. */
export interface AccountServices {
  /** Browsers in which people are logged in. */
  readonly sessions: SessionService;
  /** Who makes a request. */
  readonly identity: IdentityService;
  /** Failed attempts to guess something of an account. */
  readonly attempts: LoginAttempts;
  readonly login: LoginService;
  readonly registration: RegistrationService;
}

/** Makes the services of identity. */
export function createAccountServices(parts: ServiceParts, audit: AuditService): AccountServices {
  const sessions = new SessionService(parts);
  const identity = new IdentityService(parts, sessions);
  const attempts = new LoginAttempts(parts);
  const login = new LoginService(parts, { sessions, identity, attempts, audit });
  const registration = new RegistrationService(parts, { login, attempts, audit });
  return { sessions, identity, attempts, login, registration };
}
