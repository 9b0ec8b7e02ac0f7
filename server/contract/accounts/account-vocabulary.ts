/**
 * Meters of the plan limits: distinct reports per day, distinct domains and keywords per day, API calls per day, team
 * members.
 */
export const meterKinds = ['reports', 'analysis', 'apiRequests', 'users'] as const;

export type MeterKind = (typeof meterKinds)[number];

/** Error codes of an invalid session. */
export const sessionErrorCodes = ['SESSION_OUT_OF_DATE', 'SESSION_EXPIRED'] as const;

export type SessionErrorCode = (typeof sessionErrorCodes)[number];

/** Reasons for the end of a session: a newer log-in, inactivity, its age, log-out, or a change to the account. */
export const sessionEndReasons = [
  'replaced',
  'idle',
  'expired',
  'logout',
  'password',
  'removed',
  'blocked',
] as const;

export type SessionEndReason = (typeof sessionEndReasons)[number];

/** Purpose of an invitation: an existing user joins the owner's team, or a new user sets the first password. */
export const invitationPurposes = ['join', 'activate'] as const;

export type InvitationPurpose = (typeof invitationPurposes)[number];
