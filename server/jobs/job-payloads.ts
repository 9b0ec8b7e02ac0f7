import type { LocalPaymentOutcome } from '../contract/local-payment-outcomes.js';
import type { PaymentOrder } from '../contract/payment-order.js';

/** What a browser shows; the names are those that the documents give to push data. */
export interface PushMessage {
  title: string;
  body: string;
  /** Where a click leads: a path of this site. */
  click_action: string;
}

/**
 * What each job is told. Payloads stay in the database until the job is done: they name things by their ids and never hold a
 * secret.
 */
export interface JobPayloads {
  /** Sends one piece of mail. */
  'send-mail': { mail: string };
  /** Sends a message to one browser. */
  'send-push': { subscription: number; message: PushMessage };
  /** Derives anew the reports that an earlier version derived. */
  'derive-anew': Readonly<Record<string, unknown>>;
  /** Runs the long task whose turn it is. */
  'run-task': Readonly<Record<string, unknown>>;
  /** Takes away replaced and removed results that nobody can read any more. */
  'clean-up-imports': Readonly<Record<string, unknown>>;
  /** Cancels the bills that nobody has paid in time. */
  'cancel-bills': Readonly<Record<string, unknown>>;
  /** Tells a payment provider that payments are to recur no more. */
  'end-subscription': { subscription: number };
  /** Ends a payment without money, where the server is only looked around on. */
  'local-payment': { order: PaymentOrder; answer: LocalPaymentOutcome };
  /** Begins the checks of positions that are due. */
  'check-positions': Readonly<Record<string, unknown>>;
  /** Removes what is too old to be of use. */
  'clean-up': Readonly<Record<string, unknown>>;
}

export type JobName = keyof JobPayloads;

/** What a running job knows beside its payload. */
export interface JobRun {
  /** Number of the job: the same one at every try. */
  id: string;
  /** Fires when the process ends: what takes long stops, and runs again later. */
  signal: AbortSignal | undefined;
  /** 1 for the first try. */
  attempt: number;
}

/** What carries out the jobs of one name. It may run again after a crash, so running it twice must do no harm. */
export type Job<Name extends JobName> = (payload: JobPayloads[Name], run: JobRun) => Promise<void>;

/** Every job of the process. */
export type Jobs = { readonly [Name in JobName]: Job<Name> };
