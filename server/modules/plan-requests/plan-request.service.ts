import type { DataSource } from 'typeorm';
import { accountRoutes } from '../../contract/accounts/account-routes.js';
import type { PlanRequestState } from '../../contract/accounts/plan-request-states.js';
import type { Localised } from '../../contract/language/localised.js';
import { PlanRequestRecord } from '../../entities/plan-request.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { getNetwork } from '../../request/network.js';
import type { AuthenticatedUser, Visitor } from '../../request/visitor.js';
import type { MailService } from '../mail/mail.service.js';
import { notifyAdministrators } from '../notifications/notify-account.js';
import { AttemptLimiter } from '../platform/attempt-limiter.js';
import type { AuditService } from '../platform/audit.service.js';
import { assertEmail } from '../platform/email-address.js';
import { getPageOffset, paginate } from '../platform/paging.js';
import { assertPhone } from '../platform/phone-number.js';
import type { PlanRequest, PlanRequestInput, PlanRequestPage } from './plan-request.type.js';

const requestsPerPage = 25;
const maxNameLength = 200;
const maxTextLength = 2000;
const requestsPath = `${accountRoutes.admin}?section=requests`;

/** Limits requests per account, or per network of guests. */
const requestLimit = { name: 'plan-request', attempts: 5, seconds: 3600 };

interface PlanRequestDependencies {
  postgres: DataSource;
  now: () => Date;
  audit: AuditService;
  mail: MailService;
}

/** Requests for plans with other limits. */
export class PlanRequestService {
  private readonly attempts: AttemptLimiter;

  constructor(private readonly deps: PlanRequestDependencies) {
    this.attempts = new AttemptLimiter(deps.postgres, requestLimit);
  }

  /**
   * Saves a request and notifies the administrators.
   * @throws AppError InvalidField, InvalidEmail, InvalidPhone, TooManyRequests
   */
  async create(input: PlanRequestInput, { account, address }: Visitor): Promise<void> {
    const request = parseRequest(input, account?.email ?? null);
    await this.attempts.consume(account ? `account:${account.id}` : getNetwork(address));
    await this.deps.postgres.transaction(async (tx) => {
      const accountId = account?.id ?? null;
      const requestedAt = this.deps.now();
      const { id } = await tx.save(tx.create(PlanRequestRecord, { ...request, accountId, requestedAt }));
      const message = {
        en: `${request.email} asks for a plan.`,
        ru: `${request.email} просит подобрать тариф.`,
      };
      await notifyAdministrators(tx, message, requestsPath, requestedAt);
      await this.deps.mail.queueOperatorNotice(tx, { text: message, path: requestsPath, role: 'support' });
      const details = { request: id, email: request.email };
      await this.deps.audit.record(
        { action: 'plan-requested', actorId: accountId, accountId, details, address },
        tx,
      );
    });
  }

  /**
   * A page of requests: unanswered ones first, then the latest.
   * @throws AppError InvalidField (page)
   */
  async findPage(page: number): Promise<PlanRequestPage> {
    const total = await this.deps.postgres.manager.count(PlanRequestRecord);
    const rows: PlanRequestRow[] = await this.deps.postgres.query(
      `${requestSql} ORDER BY (state <> 'new'), request.id DESC LIMIT ${requestsPerPage} OFFSET $1`,
      [getPageOffset(page, requestsPerPage)],
    );
    return { ...paginate(total, page, requestsPerPage), items: rows.map(presentRequest) };
  }

  /**
   * Stores the state of a request with an internal note. Later calls replace both.
   * @throws AppError NotFound, InvalidField (note)
   */
  async resolve(
    { account, address }: AuthenticatedUser,
    id: number,
    { state, note: text }: { state: PlanRequestState; note: string },
  ): Promise<PlanRequest> {
    const note = text.trim();
    if (note.length > maxTextLength) throw invalidField('note', tooLong);
    await this.deps.postgres.transaction(async (tx) => {
      const isResolved = state !== 'new';
      const { affected } = await tx.update(PlanRequestRecord, id, {
        state,
        note,
        resolvedBy: isResolved ? account.id : null,
        resolvedAt: isResolved ? this.deps.now() : null,
      });
      if (affected === 0) throw new AppError(ErrorCode.NotFound);
      const { accountId } = await tx.findOneByOrFail(PlanRequestRecord, { id });
      const details = { request: id, state };
      await this.deps.audit.record(
        { action: 'plan-request-resolved', actorId: account.id, accountId, details, address },
        tx,
      );
    });
    const [row]: PlanRequestRow[] = await this.deps.postgres.query(`${requestSql} WHERE request.id = $1`, [
      id,
    ]);
    if (!row) throw new AppError(ErrorCode.NotFound);
    return presentRequest(row);
  }
}

type PlanRequestRow = Omit<PlanRequest, 'requestedAt' | 'resolvedAt'> & {
  requestedAt: Date;
  resolvedAt: Date | null;
};

const requestSql = `SELECT request.id, request.account_id AS "accountId", request.name, request.email, request.phone, needs,
    requested_at AS "requestedAt", state, note, resolver.email AS "resolvedBy", resolved_at AS "resolvedAt"
  FROM plan_request AS request LEFT JOIN account AS resolver ON resolver.id = request.resolved_by`;

function presentRequest({ requestedAt, resolvedAt, ...request }: PlanRequestRow): PlanRequest {
  return {
    ...request,
    requestedAt: requestedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

function parseRequest(input: PlanRequestInput, accountEmail: string | null) {
  const needs = input.needs.replaceAll('\0', '').trim();
  if (needs === '') throw invalidField('needs', missingNeeds);
  if (needs.length > maxTextLength) throw invalidField('needs', tooLong);
  const name = (input.name ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  if (name.length > maxNameLength) throw invalidField('name', nameTooLong);
  const phone = (input.phone ?? '').trim();
  return {
    needs,
    name,
    email: accountEmail ?? assertEmail(input.email ?? ''),
    phone: phone === '' ? null : assertPhone(phone),
  };
}

function invalidField(field: string, what: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what });
}

const missingNeeds: Localised = { en: 'Describe what you need.', ru: 'Опишите, что вам нужно.' };

const tooLong: Localised = {
  en: `Enter at most ${maxTextLength} characters.`,
  ru: `Введите не больше ${maxTextLength} знаков.`,
};

const nameTooLong: Localised = {
  en: `A name has at most ${maxNameLength} characters.`,
  ru: `В имени не больше ${maxNameLength} знаков.`,
};
