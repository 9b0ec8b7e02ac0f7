import type { AdminUserQuery } from './administration.generated.js';

/** An account as shown to administrators. */
export type AdminUser = AdminUserQuery['accountData'];
