import type { SchedulingKey } from '../load-control/request-slots.js';
import type { Visitor, VisitorKind } from './visitor.js';

/** Turns of a kind of visitor for each one of a guest. */
const weightByVisitorKind: Readonly<Record<VisitorKind, number>> = {
  guest: 1,
  demo: 1,
  promo: 2,
  paid: 2,
  administrator: 2,
};

/** Whose turns a visitor's requests take: the person's own, a guest's by browser or address. Who pays has two for one. */
export function schedulingKeyFor({
  kind,
  account,
  quotaKey,
}: Pick<Visitor, 'kind' | 'account' | 'quotaKey'>): SchedulingKey {
  return { key: account === null ? quotaKey : `account:${account.id}`, weight: weightByVisitorKind[kind] };
}
