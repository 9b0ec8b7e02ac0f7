/** What limits count: different reports in a day, different domains and keywords in a day, calls with a token in a day, people. */
export const meterKinds = ['reports', 'analysis', 'apiRequests', 'users'] as const;

export type MeterKind = (typeof meterKinds)[number];

/** Why the session of a browser is over, as the errors say that its calls are refused with. */
export const sessionErrorCodes = ['SESSION_OUT_OF_DATE', 'SESSION_EXPIRED'] as const;

export type SessionErrorCode = (typeof sessionErrorCodes)[number];

/** Why a session ended: a newer log-in, no activity, the person's own wish, or something done to the account. */
export const sessionEndReasons = ['replaced', 'idle', 'logout', 'password', 'removed', 'blocked'] as const;

export type SessionEndReason = (typeof sessionEndReasons)[number];

/** What an invitation does: a person who has an account joins the owner's, or a new account gets its first password. */
export const invitationPurposes = ['join', 'activate'] as const;

export type InvitationPurpose = (typeof invitationPurposes)[number];
