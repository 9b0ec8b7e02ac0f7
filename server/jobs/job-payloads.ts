import type { LocalPaymentOutcome } from '../contract/billing/local-payment-outcomes.js';
import type { PaymentOrder } from '../contract/billing/payment-order.js';

/** Payload of a push notification, with the field names of the public API. */
export interface PushMessage {
  title: string;
  body: string;
  /** Target path of a click. */
  click_action: string;
}

/** Payloads by job name. They are stored until the job completes, so they contain ids and never secrets. */
export interface JobPayloads {
  /** Sends an e-mail. */
  'send-mail': { mail: string };
  /** Sends a push notification to one browser. */
  'send-push': { subscription: number; message: PushMessage };
  /** Rebuilds reports with an older schema version. */
  'derive-anew': Readonly<Record<string, unknown>>;
  /** Runs the next long task. */
  'run-task': Readonly<Record<string, unknown>>;
  /** Removes and announces old snapshots by the retention policy. */
  'thin-snapshots': Readonly<Record<string, unknown>>;
  /** Merges clones and deltas of small imports. */
  'merge-changes': Readonly<Record<string, unknown>>;
  /** Deletes expired search results. */
  'clean-up-imports': Readonly<Record<string, unknown>>;
  /** Cancels overdue bills. */
  'cancel-bills': Readonly<Record<string, unknown>>;
  /** Cancels recurring payments at a payment provider. */
  'end-subscription': { subscription: number };
  /** Moves the next recurring payment at a payment provider to its stored date. */
  'move-subscription': { subscription: number };
  /** Charges due recurring test payments. */
  'local-renewals': Readonly<Record<string, unknown>>;
  /** Completes a test payment. */
  'local-payment': { order: PaymentOrder; answer: LocalPaymentOutcome };
  /** Starts due position checks. */
  'check-positions': Readonly<Record<string, unknown>>;
  /** Deletes expired rows and uploads. */
  'clean-up': Readonly<Record<string, unknown>>;
}

export type JobName = keyof JobPayloads;

/** Context of a running job. */
export interface JobRun {
  /** Id of the job, the same for every attempt. */
  id: string;
  /** Aborted on shutdown. A long job then stops and runs again later. */
  signal: AbortSignal | undefined;
  /** 1 for the first attempt. */
  attempt: number;
}

/** Handler of a job. Jobs are retried after a crash, so handlers must be idempotent. */
export type Job<Name extends JobName> = (payload: JobPayloads[Name], run: JobRun) => Promise<void>;

/** All job handlers. */
export type Jobs = { readonly [Name in JobName]: Job<Name> };
