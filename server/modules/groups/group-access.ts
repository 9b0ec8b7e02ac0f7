import { isUuid } from '../../contract/formatting/is-uuid.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';

/** Ownership of a group report. */
export interface GroupOwnership {
  /** User that owns the report. */
  ownerId: number;
  /** Paying account of that user. */
  payerId: number;
}

/** User and paying account of a request. */
interface Requester {
  accountId: number;
  payerId: number;
}

/** Identity used by the access rules. */
export function toRequester({ account, owner }: AuthenticatedUser): Requester {
  return { accountId: account.id, payerId: owner.id };
}

/** Whether a user may view a group report. Users may view their own reports and those of their team. */
export function canView({ payerId }: GroupOwnership, requester: Requester): boolean {
  return payerId === requester.payerId;
}

/** Whether a user may delete or transfer a group report. The report's owner and the account owner may. */
export function canManage({ ownerId, payerId }: GroupOwnership, { accountId }: Requester): boolean {
  return accountId === ownerId || accountId === payerId;
}

/** Throws Forbidden for users who may not delete, transfer or share a group report. */
export function assertCanManage(group: GroupOwnership, user: AuthenticatedUser): void {
  if (!canManage(group, toRequester(user))) {
    throw new AppError(ErrorCode.Forbidden, { what: ownersOnlyMessage });
  }
}

const ownersOnlyMessage: Localised = {
  en: 'only the owner of a group report and the account owner can delete it, transfer it and create links to it',
  ru: 'удалять групповой отчёт, передавать его и создавать ссылки на него могут только его владелец и владелец аккаунта',
};

/** Throws Forbidden on the free plan, which cannot edit keywords. */
export function assertCanEdit({ kind }: Pick<AuthenticatedUser, 'kind'>): void {
  if (kind === 'demo') throw new AppError(ErrorCode.Forbidden, { what: readOnlyPlanMessage });
}

const readOnlyPlanMessage: Localised = {
  en: 'editing the keywords of a group report requires a paid plan',
  ru: 'менять фразы группового отчёта можно на платных тарифах',
};

/** Validates the format of a report id. Throws NotFound. */
export function assertGroupId(rid: string): void {
  if (!isUuid(rid)) throw new AppError(ErrorCode.NotFound);
}
