import type { Language } from '../../contract/localised.js';
import type { PlanId } from '../../config/plans.js';

/**
 * A piece of mail that is to be sent: what it is and whom or what it is about, by id. Links with a secret are made when it is
 * sent, so that none stands in the queue.
 */
export type QueuedMail =
  /** To a person who has registered. */
  | { kind: 'registered'; accountId: number }
  /** A link that sets a new password. Where no account has the e-mail, nothing is sent. */
  | { kind: 'password-reset'; email: string }
  /** The login of the account with this phone. Where there is none, nothing is sent. */
  | { kind: 'login-reminder'; phone: string }
  /** A link by which a person joins a corporate account; to the invitation's e-mail. */
  | { kind: 'invitation'; invitationId: number }
  /** A link by which a person whom an owner has added sets the first password. */
  | { kind: 'activation'; invitationId: number }
  /** A link that confirms the e-mail of a demo request; to that e-mail. */
  | { kind: 'demo-confirmation'; request: number; language: Language }
  /** The free days of a demo request have begun. `until` is ISO 8601. */
  | { kind: 'demo-granted'; accountId: number; until: string }
  /** A plan has been granted. `until` is ISO 8601. */
  | { kind: 'plan-granted'; accountId: number; planId: PlanId; until: string }
  /** The password was changed: to the account's owner, who should know; and with it the API token, where there was one. */
  | { kind: 'password-changed'; accountId: number; hadToken: boolean }
  /** The e-mail was changed: to the former one. */
  | { kind: 'email-changed'; accountId: number; formerEmail: string };

export type MailKind = QueuedMail['kind'];
