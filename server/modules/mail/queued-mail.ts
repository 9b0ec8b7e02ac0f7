import type { Language, Localised } from '../../contract/language/localised.js';
import type { PlanId } from '../../config/plans.js';
import type { MoneyMailKind } from './money-templates.js';

/**
 * A queued e-mail with ids of its subject. Secret links are created at delivery, so the queue contains no secrets.
 */
export type QueuedMail =
  /** Welcome e-mail after registration. */
  | { kind: 'registered'; accountId: number }
  /** Password reset link. Not sent if no account has the e-mail. */
  | { kind: 'password-reset'; email: string }
  /** Login reminder by phone. Not sent if no account has the phone. */
  | { kind: 'login-reminder'; phone: string }
  /** Invitation to join a team, sent to the invitee. */
  | { kind: 'invitation'; invitationId: number }
  /** Link to set the first password, for a team member added by the owner. */
  | { kind: 'activation'; invitationId: number }
  /** Confirmation link for free days. */
  | { kind: 'demo-confirmation'; request: number; language: Language }
  /** Free days were granted. `until` is ISO 8601. E-mails that an earlier release queued have no plan. */
  | { kind: 'demo-granted'; accountId: number; planId?: PlanId; until: string }
  /** A plan was granted. `until` is ISO 8601. */
  | { kind: 'plan-granted'; accountId: number; planId: PlanId; until: string }
  /** Security notice: the password was changed and the API token, if any, replaced. */
  | { kind: 'password-changed'; accountId: number; hadToken: boolean }
  /** Confirmation link to a new e-mail. */
  | { kind: 'email-confirmation'; changeId: number }
  /** Security notice to the previous address: the e-mail was changed. With `changeId` it contains a link that reverts it. */
  | { kind: 'email-changed'; accountId: number; formerEmail: string; changeId?: number; hadToken?: boolean }
  /** Security notice: two-factor log-in or its recovery codes were changed. */
  | { kind: SecondFactorMailKind; accountId: number }
  | MoneyEmail;

export type SecondFactorMailKind =
  | 'second-factor-enabled'
  | 'second-factor-disabled'
  | 'recovery-codes-replaced';

/** An e-mail about a payment, a plan or a withdrawal. */
export interface MoneyEmail {
  kind: MoneyMailKind;
  accountId: number;
  /** Path of the linked page. */
  path: string;
  /** Formatted amount. */
  amount?: Localised;
  planId?: PlanId;
  /** ISO 8601. */
  until?: string | null;
  bill?: number;
  text?: Localised;
}

export type MailKind = QueuedMail['kind'];
