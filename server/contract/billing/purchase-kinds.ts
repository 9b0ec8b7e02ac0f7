/** Kinds of plan purchases: a new plan, an extension, or a switch to a higher plan. */
export const purchaseKinds = ['buy', 'prolong', 'change'] as const;

export type PurchaseKind = (typeof purchaseKinds)[number];
