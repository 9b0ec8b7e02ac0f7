import type { LoginService } from '../accounts/login.service.js';
import type { SessionService } from '../accounts/session.service.js';
import type { MailService } from '../mail/mail.service.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import { InvitationAcceptanceService } from './invitation-acceptance.service.js';
import { Invitations } from './invitations.js';
import { TeamService } from './team.service.js';

interface TeamDependencies extends ModuleDependencies {
  mail: MailService;
  login: LoginService;
  sessions: SessionService;
  planCatalog: PlanCatalog;
}

/** Creates the services of teams. */
export function createTeams({ postgres, now, audit, mail, login, sessions, planCatalog }: TeamDependencies) {
  const invitations = new Invitations(postgres, now, mail);
  return {
    teams: new TeamService({ postgres, now, audit, sessions, invitations, planCatalog }),
    invitationAcceptance: new InvitationAcceptanceService({
      postgres,
      now,
      audit,
      login,
      invitations,
      planCatalog,
    }),
  };
}
