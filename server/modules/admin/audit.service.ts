import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { currentScope } from '../../request/request-scope.js';
import type { Visitor } from '../../request/visitor.js';
import type { AuditAction } from '../../contract/audit-actions.js';
import { AuditRecord, type AuditDetails } from '../../entities/audit-record.entity.js';
import { printable } from '../../stores/postgres/printable.js';
import { sanitizeDetails } from './sanitize-audit-details.js';

/** An act to be written down. */
interface AuditEvent {
  action: AuditAction;
  /** Id of who did it; null for a guest and for the system itself. */
  actorId: number | null;
  /** Id of the account that it was done to; null where it is about none. */
  accountId: number | null;
  /** More about it; never a secret. */
  details?: AuditDetails;
  /** Network address of the actor. */
  address?: string;
  /** Id of the request; that of the request being served where it is missing. */
  requestId?: string;
}

/** The log of who did what: kept in the database, and one line each in the process's log. */
export class AuditService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly log: Logger,
  ) {}

  /** Writes an act down. With `transaction` it stands exactly when the act itself does. */
  async record(event: AuditEvent, transaction?: EntityManager): Promise<void> {
    const { postgres, log, now } = this;
    const { action, actorId, accountId } = event;
    const line = {
      at: now(),
      actorId,
      accountId,
      action,
      details: sanitizeDetails(event.details ?? {}),
      address: printable(event.address ?? '').slice(0, 45),
      requestId: printable(event.requestId ?? currentScope()?.requestId ?? '').slice(0, 64),
    };
    await (transaction ?? postgres.manager).insert(AuditRecord, line);
    log.info(
      { audit: action, actorId, accountId, details: line.details, requestId: line.requestId },
      'audit',
    );
  }

  /** Writes down that somebody was refused what only administrators may do; every other refusal is let pass. */
  async recordDeniedOperation(
    error: unknown,
    visitor: Visitor,
    operations: readonly string[],
  ): Promise<void> {
    if (!(error instanceof AppError) || error.code !== ErrorCode.AdministratorOnly) return;
    const accountId = visitor.account?.id ?? null;
    const details = { operations: operations.join(', ') };
    const { address } = visitor;
    await this.record({ action: 'administration-refused', actorId: accountId, accountId, details, address });
  }
}
