import type { SchedulingKey } from '../load-control/request-slots.js';
import type { Visitor, VisitorKind } from './visitor.js';

/** Scheduling weight by kind of visitor. */
const weightByVisitorKind: Readonly<Record<VisitorKind, number>> = {
  guest: 1,
  demo: 1,
  promo: 2,
  paid: 2,
  administrator: 2,
};

/**
 * Scheduling key of a visitor: the account, or the browser or address of a guest. Paying users have twice the weight.
 */
export function getSchedulingKey({
  kind,
  account,
  quotaKey,
}: Pick<Visitor, 'kind' | 'account' | 'quotaKey'>): SchedulingKey {
  return { key: account === null ? quotaKey : `account:${account.id}`, weight: weightByVisitorKind[kind] };
}
