/** Tracking services whose ids identify the owner of a site. */
export const identifierKinds = ['adsense', 'analytics', 'leadia', 'relap'] as const;

export type IdentifierKind = (typeof identifierKinds)[number];
