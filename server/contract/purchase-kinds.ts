/** What is done with a plan: bought without one in force, prolonged, or changed for a higher one. */
export const purchaseKinds = ['buy', 'prolong', 'change'] as const;

export type PurchaseKind = (typeof purchaseKinds)[number];
