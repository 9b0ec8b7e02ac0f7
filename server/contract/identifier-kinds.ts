/** Services whose identifiers sites carry: who has the same one is the same owner. */
export const identifierKinds = ['adsense', 'analytics', 'leadia', 'relap'] as const;

export type IdentifierKind = (typeof identifierKinds)[number];
