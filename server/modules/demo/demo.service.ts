import { type DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { freeDays } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import { networkOf } from '../../request/network.js';
import type { Visitor } from '../../request/visitor.js';
import { Account } from '../accounts/account.entity.js';
import { AttemptLimit } from '../accounts/attempt-limit.js';
import { readLocked } from '../accounts/lock-account.js';
import type { AuditService } from '../admin/audit.service.js';
import type { MailService } from '../mail/mail.service.js';
import { isPaid } from '../plans/effective-plan.js';
import { DemoRequest } from './demo-request.entity.js';
import type { DemoRequestInput } from './demo.type.js';
import { readDemoRequest, type DemoWish } from './read-demo-request.js';

const dayMs = 86_400_000;

/** Guests' requests from one address within an hour. */
const guestLimit = { name: 'demo-from', attempts: 20, seconds: 3600 };

/** The free days of a paid plan that everybody gets once for asking. */
export class DemoService {
  private readonly byAddress: AttemptLimit;

  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly jobs: JobQueue,
    private readonly mail: MailService,
  ) {
    this.byAddress = new AttemptLimit(postgres, guestLimit);
  }

  /**
   * Takes a request. A person gets the free days at once; a guest's request waits for the account of its e-mail.
   * @returns the end of the free days; null for a guest
   * @throws AppError InvalidField, InvalidEmail, InvalidPhone, OwnerOnly, Forbidden, DemoUsed, TooManyRequests
   */
  async request(input: DemoRequestInput, visitor: Visitor): Promise<Date | null> {
    const wish = readDemoRequest(input, visitor);
    const { account } = visitor;
    if (account === null) {
      await this.byAddress.count(networkOf(visitor.address));
      return this.takeTurns(wish, (tx) => this.keep(wish, visitor, tx));
    }
    return this.takeTurns(wish, (tx) => this.give(account.id, wish, visitor, tx));
  }

  /** Gives a new account the free days that were asked for with its e-mail before it was made. */
  async grantWaiting(account: Account, tx: EntityManager): Promise<Date | null> {
    const request = await tx.findOneBy(DemoRequest, { email: account.email, grantedUntil: IsNull() });
    return request && this.grantTo(account.id, request, tx);
  }

  /** Gives the free days of a guest's request to the account that had its e-mail already, where there is one. */
  async grantToKnown(requestId: number): Promise<void> {
    await this.postgres.transaction(async (tx) => {
      const request = await tx.findOneBy(DemoRequest, { id: requestId, grantedUntil: IsNull() });
      const account = request && (await tx.findOneBy(Account, { email: request.email }));
      if (account) await this.grantTo(account.id, request, tx);
    });
  }

  /** Requests with the same e-mail or phone go one after the other, so that none is served twice. */
  private takeTurns<Result>(
    { email, phone }: DemoWish,
    act: (tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.postgres.transaction(async (tx) => {
      for (const key of [email, phone].sort()) {
        await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`demo ${key}`]);
      }
      return act(tx);
    });
  }

  private async keep(wish: DemoWish, { address }: Visitor, tx: EntityManager): Promise<null> {
    const { email, phone } = wish;
    if (await tx.existsBy(DemoRequest, [{ email }, { phone }])) throw new AppError(ErrorCode.DemoUsed);
    const request = await this.save(wish, tx);
    await this.jobs.add('grant-demo', { request: request.id }, { tx });
    const details = { email };
    await this.audit.record(
      { action: 'demo-requested', actorId: null, accountId: null, details, address },
      tx,
    );
    return null;
  }

  private async give(
    accountId: number,
    wish: DemoWish,
    { address }: Visitor,
    tx: EntityManager,
  ): Promise<Date> {
    const account = await readLocked(tx, accountId);
    if (account.ownerId !== null) {
      const owner = await tx.findOneByOrFail(Account, { id: account.ownerId });
      throw new AppError(ErrorCode.OwnerOnly, { owner: owner.email });
    }
    if (account.isAdministrator || isPaid(account, this.now())) {
      throw new AppError(ErrorCode.Forbidden, { what: hasPlan });
    }
    if (await hadFreeDays(account, wish, tx)) throw new AppError(ErrorCode.DemoUsed);
    const waiting = await tx.findOneBy(DemoRequest, { email: wish.email, grantedUntil: IsNull() });
    const request = waiting ?? (await this.save(wish, tx));
    const details = { email: wish.email };
    await this.audit.record(
      { action: 'demo-requested', actorId: accountId, accountId, details, address },
      tx,
    );
    return this.grant(account, request, tx);
  }

  /** Answers null where the account is not to have the free days. */
  private async grantTo(accountId: number, request: DemoRequest, tx: EntityManager): Promise<Date | null> {
    const account = await readLocked(tx, accountId);
    const mayHave =
      account.ownerId === null &&
      account.blockedAt === null &&
      !account.isAdministrator &&
      !isPaid(account, this.now()) &&
      !(await hadFreeDays(account, request, tx));
    return mayHave ? this.grant(account, request, tx) : null;
  }

  private async grant(account: Account, request: DemoRequest, tx: EntityManager): Promise<Date> {
    const { audit, mail } = this;
    const accountId = account.id;
    const until = new Date(this.now().getTime() + freeDays.days * dayMs);
    await tx.update(Account, accountId, { planId: freeDays.plan, paidUntil: until });
    await tx.update(DemoRequest, request.id, { accountId, grantedUntil: until });
    const details = { plan: freeDays.plan, until: until.toISOString(), why: 'demo request' };
    await audit.record({ action: 'plan-granted', actorId: null, accountId, details }, tx);
    await mail.queue({ kind: 'demo-granted', accountId, until: until.toISOString() }, tx);
    return until;
  }

  private save(wish: DemoWish, tx: EntityManager): Promise<DemoRequest> {
    const requestedAt = this.now();
    return tx.save(tx.create(DemoRequest, { ...wish, accountId: null, requestedAt, grantedUntil: null }));
  }
}

const hasPlan = { en: 'the account has a plan already', ru: 'у аккаунта уже есть тариф' };

/** Whether the account, or anybody with this e-mail or phone, has had the free days. */
function hadFreeDays(
  { id }: Account,
  { email, phone }: Pick<DemoWish, 'email' | 'phone'>,
  tx: EntityManager,
): Promise<boolean> {
  const grantedUntil = Not(IsNull());
  return tx.existsBy(DemoRequest, [
    { accountId: id, grantedUntil },
    { email, grantedUntil },
    { phone, grantedUntil },
  ]);
}
