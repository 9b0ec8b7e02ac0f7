import type { AdminPersonQuery } from '../../graphql/generated/administration-operations.js';

/** An account as administrators see it. */
export type AdminPerson = AdminPersonQuery['accountData'];
