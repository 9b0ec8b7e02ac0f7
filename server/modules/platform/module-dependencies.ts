import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { OutgoingRules } from '../../http-client/outgoing-rules.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { Limiters } from '../../load-control/limiters.js';
import type { AuditService } from './audit.service.js';

/** Dependencies of every module, created once per process. */
export interface ModuleDependencies {
  config: Config;
  postgres: DataSource;
  log: Logger;
  /** Clock, overridden in tests. Time rules use it instead of the database clock. */
  now: () => Date;
  /** SSRF protection for requests to URLs from user input. */
  outgoing: OutgoingRules;
  jobs: JobQueue;
  audit: AuditService;
  limiters: Limiters;
}
