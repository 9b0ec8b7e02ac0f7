/**
 * Roles of administrators. An owner may do everything. Support works with users. An accountant works with payments.
 */
export const administratorRoles = ['owner', 'support', 'accountant'] as const;

export type AdministratorRole = (typeof administratorRoles)[number];

/** Roles that an operation can admit in addition to the owner. */
export type DelegatedRole = Exclude<AdministratorRole, 'owner'>;
