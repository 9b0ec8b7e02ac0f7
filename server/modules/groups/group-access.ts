import { isUuid } from '../../contract/is-uuid.js';
import type { Localised } from '../../contract/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';

/** Whose a group report is, beside the person who asks. */
export interface GroupOwnership {
  /** The person whose report it is. */
  ownerId: number;
  /** The paying account behind that person. */
  payerId: number;
}

/** Who asks, as far as group reports care: a person, and the paying account behind them. */
interface Requester {
  accountId: number;
  payerId: number;
}

/** The person as the rules of access see one. */
export function requesterOf({ account, owner }: AuthenticatedUser): Requester {
  return { accountId: account.id, payerId: owner.id };
}

/** Whether a person sees a group report: their own, and those of their colleagues. */
export function canView({ payerId }: GroupOwnership, requester: Requester): boolean {
  return payerId === requester.payerId;
}

/** Whether a person may delete a group report or give it to somebody else: its owner, and the owner of the paying account. */
export function canManage({ ownerId, payerId }: GroupOwnership, { accountId }: Requester): boolean {
  return accountId === ownerId || accountId === payerId;
}

/** Throws Forbidden for who may neither delete a group report, nor give it away or show it to others by a link. */
export function assertCanManage(group: GroupOwnership, person: AuthenticatedUser): void {
  if (!canManage(group, requesterOf(person))) throw new AppError(ErrorCode.Forbidden, { what: onlyOwners });
}

const onlyOwners: Localised = {
  en: 'only the owner of a group report and that of the account delete it, give it away and make links to it',
  ru: 'удалять групповой отчёт, передавать его и создавать ссылки на него могут только его владелец и владелец аккаунта',
};

/** Throws Forbidden for who may look at group reports and not change their keywords: a demo account. */
export function assertCanEdit({ kind }: Pick<AuthenticatedUser, 'kind'>): void {
  if (kind === 'demo') throw new AppError(ErrorCode.Forbidden, { what: readOnlyPlan });
}

const readOnlyPlan: Localised = {
  en: 'the keywords of a group report are changed on paid plans',
  ru: 'фразы группового отчёта меняют на платных тарифах',
};

/** Whether an id can be that of a group report. Throws NotFound, as for one that there is not. */
export function assertGroupId(rid: string): void {
  if (!isUuid(rid)) throw new AppError(ErrorCode.NotFound);
}
