import type { AdminPersonQuery } from './administration.generated.js';

/** An account as the administration queries it. */
export type AdminUser = AdminPersonQuery['accountData'];
