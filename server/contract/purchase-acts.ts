/** What is done with a plan: bought without one in force, prolonged, or changed for a higher one. */
export const purchaseActs = ['buy', 'prolong', 'change'] as const;

export type PurchaseAct = (typeof purchaseActs)[number];
