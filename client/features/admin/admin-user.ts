import type { AdminPersonQuery } from './administration.generated.js';

/** An account as administrators see it. */
export type AdminUser = AdminPersonQuery['accountData'];
