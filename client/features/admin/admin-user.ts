import type { AdminUserQuery } from './administration.generated.js';

/** An account as the administration queries it. */
export type AdminUser = AdminUserQuery['accountData'];
