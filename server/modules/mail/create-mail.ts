import type { PlanSet } from '../../config/plan-set.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import { EmailRenderer, type MailLinkIssuer } from './email-renderer.js';
import { openMailTransport } from './mail-transport.js';
import { MailService } from './mail.service.js';

interface MailDependencies extends Pick<ModuleDependencies, 'postgres' | 'now' | 'config' | 'log' | 'jobs'> {
  links: MailLinkIssuer;
  loadPlanSet: () => Promise<PlanSet>;
}

/** Creates the services of e-mail. */
export function createMail({ postgres, now, config, log, jobs, links, loadPlanSet }: MailDependencies) {
  const transport = openMailTransport(config, log);
  const renderer = new EmailRenderer(postgres, now, config, links, loadPlanSet);
  return {
    mail: new MailService({ postgres, now, config, jobs, renderer, transport }),
    /** Closes the connections to the mail server. */
    closeMail: () => transport.close(),
  };
}
