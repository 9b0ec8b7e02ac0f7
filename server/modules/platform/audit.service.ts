import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { currentScope } from '../../request/request-scope.js';
import type { Visitor } from '../../request/visitor.js';
import type { AuditAction } from '../../contract/accounts/audit-actions.js';
import { AuditRecord, type AuditDetails } from '../../entities/audit-record.entity.js';
import { escapeUnprintable } from '../../stores/postgres/escape-unprintable.js';

/** Errors of users and administrators without the necessary rights. */
const deniedOperationErrors: ReadonlySet<ErrorCode> = new Set([
  ErrorCode.AdministratorOnly,
  ErrorCode.RoleForbidden,
]);

/** Detail names that may contain secrets. */
const secretNamePattern = /password|token|secret|hash|cookie|uid/i;

/** Strips control characters from details and redacts values whose name suggests a secret. */
export function sanitizeDetails(details: AuditDetails): AuditDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => {
      if (secretNamePattern.test(name) && typeof value === 'string') return [name, '[redacted]'];
      return [name, typeof value === 'string' ? escapeUnprintable(value) : value];
    }),
  );
}

/**
 * Details for the process log. A deletion of an account removes personal data from the audit log but cannot change the
 * process log.
 */
function withoutPersonalData(details: AuditDetails): AuditDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, typeof value === 'string' ? redact(value) : value]),
  );
}

/** Replaces e-mails and phones in linear time. */
function redact(text: string): string {
  return text.replace(/[^\s,;]+/g, (word) =>
    /.@./.test(word) ? '[redacted]' : word.replace(/\+\d{7,15}/g, '[redacted]'),
  );
}

/** An event to record. */
interface AuditEvent {
  action: AuditAction;
  /** The acting account; null for guests and the system. */
  actorId: number | null;
  /** The affected account; null if there is none. */
  accountId: number | null;
  /** Additional details; never secrets. */
  details?: AuditDetails;
  /** Network address of the actor. */
  address?: string;
  /** Defaults to the id of the current request. */
  requestId?: string;
}

/** Audit log, written to PostgreSQL and to the process log. */
export class AuditService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly log: Logger,
  ) {}

  /** Records an entry. Pass `transaction` to commit it with the action. */
  async record(event: AuditEvent, transaction?: EntityManager): Promise<void> {
    const { postgres, log, now } = this;
    const { action, actorId, accountId } = event;
    const entry = {
      at: now(),
      actorId,
      accountId,
      action,
      details: sanitizeDetails(event.details ?? {}),
      address: escapeUnprintable(event.address ?? '').slice(0, 45),
      requestId: escapeUnprintable(event.requestId ?? currentScope()?.requestId ?? '').slice(0, 64),
    };
    await (transaction ?? postgres.manager).insert(AuditRecord, entry);
    log.info(
      {
        audit: action,
        actorId,
        accountId,
        details: withoutPersonalData(entry.details),
        requestId: entry.requestId,
      },
      'audit',
    );
  }

  /** Records denied administrator operations and ignores other errors. */
  async recordDeniedOperation(
    error: unknown,
    visitor: Visitor,
    operations: readonly string[],
  ): Promise<void> {
    if (!(error instanceof AppError) || !deniedOperationErrors.has(error.code)) return;
    const accountId = visitor.account?.id ?? null;
    const details = { operations: operations.join(', ') };
    const { address } = visitor;
    await this.record({ action: 'administration-refused', actorId: accountId, accountId, details, address });
  }
}
