import { type DataSource, In } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Account } from '../../entities/account.entity.js';
import { toAsciiHost } from '../../reports/engine/normalise-subject.js';
import { findPlanHolder } from '../accounts/plan-holder-reader.js';
import { effectivePlan, findLatestPlan, visitorKindOf, type PlanHolder } from '../plans/effective-plan.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import { presentPlanSpans } from '../plans/plan-change.type.js';
import type { AdminAccount, AdminAccountPage } from './admin-account.type.js';
import { getPageOffset, paginate } from '../platform/paging.js';

const accountsPerPage = 25;

/** An account for administrators, with its plan holder. */
export interface ListedAccount extends AdminAccount {
  holder: PlanHolder;
}

/** Account search for administrators. */
export class AccountDirectoryService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly planCatalog: PlanCatalog,
  ) {}

  /** Finds accounts by part of the e-mail or phone, or by id; an empty text matches all. */
  async search(searchText: string, page: number): Promise<AdminAccountPage> {
    const text = searchText.trim().toLowerCase().slice(0, 300);
    const digits = /^[\d\s()+.-]+$/.test(text) ? text.replace(/\D/g, '') : '';
    const [accounts, total] = await this.postgres.manager
      .createQueryBuilder(Account, 'account')
      .where(`:text = '' OR account.email LIKE :inEmail OR account.phone LIKE :inPhone OR account.id = :id`, {
        text,
        inEmail: toLikePattern(toAsciiEmail(text)),
        inPhone: digits === '' ? '' : toLikePattern(digits),
        id: /^\d{1,9}$/.test(text) ? Number(text) : 0,
      })
      .orderBy('account.id', 'DESC')
      .skip(getPageOffset(page, accountsPerPage))
      .take(accountsPerPage)
      .getManyAndCount();
    return { ...paginate(total, page, accountsPerPage), items: await this.presentAccounts(accounts) };
  }

  /** @throws AppError UserNotFound */
  async getAccount(id: number): Promise<ListedAccount> {
    const holder = await findPlanHolder(this.postgres.manager, { id });
    if (!holder) throw new AppError(ErrorCode.UserNotFound, { field: 'id' });
    return presentAccount(holder, this.now(), this.planCatalog);
  }

  private async presentAccounts(accounts: readonly Account[]): Promise<ListedAccount[]> {
    const ids = accounts.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId]));
    const owners = await this.postgres.manager.findBy(Account, { id: In(ids) });
    return accounts.map((account) => {
      const owner = owners.find(({ id }) => id === account.ownerId) ?? account;
      return presentAccount({ account, owner }, this.now(), this.planCatalog);
    });
  }
}

function presentAccount(holder: PlanHolder, now: Date, catalog: PlanCatalog): ListedAccount {
  const { account, owner } = holder;
  const { id, email, phone, isAdministrator } = account;
  const plan = effectivePlan(holder, now, catalog);
  return {
    holder,
    id,
    email,
    phone,
    isAdministrator,
    administratorRole: isAdministrator ? account.administratorRole : null,
    hasSecondFactor: account.secondFactorAt !== null,
    plan,
    kind: visitorKindOf(plan),
    ownerEmail: owner.id === id ? null : owner.email,
    paidUntil: findLatestPlan(account, now)?.until.toISOString() ?? null,
    planSchedule: presentPlanSpans(account.planSchedule, now, catalog),
    blockedAt: account.blockedAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
    lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
  };
}

/** Part of an e-mail as stored, with an ASCII domain. */
function toAsciiEmail(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  return text.slice(0, at) + (/[^\p{ASCII}]/u.test(domain) ? toAsciiHost(domain) || domain : domain);
}

/** LIKE pattern that matches the literal text anywhere. */
function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
