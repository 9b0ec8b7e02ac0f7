import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { AuditService } from './modules/admin/audit.service.js';

/** What the services of the process work with. */
export interface ServiceParts {
  config: Config;
  postgres: DataSource;
  log: Logger;
  /** The clock; tests move it. Rules about time ask it, never the database's own clock. */
  now(): Date;
}

/** The services that live as long as the process: those of accounts, limits, mail and messages. */
export interface AppServices {
  readonly parts: ServiceParts;
  /** The log of who did what. */
  readonly audit: AuditService;
}

/** Makes the services of one process. */
export function createAppServices(parts: ServiceParts): AppServices {
  return { parts, audit: new AuditService(parts) };
}
