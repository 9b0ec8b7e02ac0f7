import type { Logger } from 'pino';
import { type DataSource, MoreThan, type EntityManager } from 'typeorm';
import type { Language } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { OutgoingRules } from '../../http-client/outgoing-rules.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { randomToken, hashToken } from '../platform/random-token.js';
import { validateSubscription, type BrowserSubscription } from './browser-subscription.js';
import type { PushMessage } from '../../jobs/job-payloads.js';
import type { PushSender } from './push-sender.js';
import { PushSubscription } from '../../entities/push-subscription.entity.js';
import { getVapidKeys } from './vapid-keys.js';

/** Lifetime of a subscription. */
const subscriptionMonths = 12;

/** Maximum subscriptions per account; new ones replace the oldest. */
const maxBrowsersPerAccount = 20;

/** Dependencies of `PushService`. */
interface PushDependencies {
  postgres: DataSource;
  now: () => Date;
  log: Logger;
  outgoingRules: OutgoingRules;
  jobs: JobQueue;
  sender: PushSender;
}

/** Push notifications: subscriptions of browsers and delivery of messages. */
export class PushService {
  constructor(private readonly deps: PushDependencies) {}

  /** VAPID public key for subscribing. */
  async publicKey(): Promise<string> {
    return (await getVapidKeys(this.deps.postgres)).publicKey;
  }

  /**
   * Stores a browser's subscription and returns the token that identifies it.
   * @throws AppError InvalidField, Forbidden
   */
  async enable(
    { account }: AuthenticatedUser,
    input: BrowserSubscription,
    language: Language,
  ): Promise<{ token: string; expiresAt: Date; seconds: number }> {
    const { endpoint, p256dh, auth } = await validateSubscription(input, this.deps.outgoingRules);
    const token = randomToken();
    const now = this.deps.now();
    const expiresAt = new Date(now);
    expiresAt.setUTCMonth(expiresAt.getUTCMonth() + subscriptionMonths);
    await this.deps.postgres.transaction(async (tx) => {
      // A browser belongs to the logged-in user. Knowledge of the endpoint must not transfer the subscription.
      const rows: unknown[] = await tx.query(
        `INSERT INTO push_subscription AS held (account_id, endpoint, p256dh, auth, token_hash, language, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (endpoint) DO UPDATE SET account_id = $1, p256dh = $3, auth = $4, token_hash = $5, language = $6,
           created_at = $7, expires_at = $8
         WHERE held.account_id = $1 OR held.auth = $4
         RETURNING held.id`,
        [account.id, endpoint, p256dh, auth, hashToken(token), language, now, expiresAt],
      );
      if (rows.length === 0) throw new AppError(ErrorCode.Forbidden, { what: otherBrowserMessage });
      await dropOldest(tx, account.id);
    });
    return { token, expiresAt, seconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1000) };
  }

  /**
   * Deletes the subscription with this token; without a token that of the cookie, and without a cookie all of the
   * account.
   * @throws AppError NotFound if the account has no subscription with the token
   */
  async disable(
    { account }: AuthenticatedUser,
    token: string | undefined,
    cookieToken: string | undefined,
  ): Promise<void> {
    const browserToken = token ?? cookieToken;
    const { affected } = await this.deps.postgres.getRepository(PushSubscription).delete({
      accountId: account.id,
      ...(browserToken === undefined ? {} : { tokenHash: hashToken(browserToken) }),
    });
    if (token !== undefined && !affected) throw new AppError(ErrorCode.NotFound);
  }

  /** Whether the account has an active subscription. */
  isEnabled(accountId: number): Promise<boolean> {
    return this.deps.postgres
      .getRepository(PushSubscription)
      .existsBy({ accountId, expiresAt: MoreThan(this.deps.now()) });
  }

  /** Queues a message to all browsers of an account, in the language of each subscription. */
  async send(
    accountId: number,
    message: PushMessage | Readonly<Record<Language, PushMessage>>,
    tx?: EntityManager,
  ): Promise<void> {
    const subscriptions = await (tx ?? this.deps.postgres.manager)
      .getRepository(PushSubscription)
      .findBy({ accountId, expiresAt: MoreThan(this.deps.now()) });
    for (const { id, language } of subscriptions) {
      const localizedMessage = 'title' in message ? message : message[language];
      await this.deps.jobs.add('send-push', { subscription: id, message: localizedMessage }, { tx });
    }
  }

  /** Delivers a queued message and deletes expired subscriptions. */
  async deliver(id: number, message: PushMessage): Promise<void> {
    const subscriptionRepository = this.deps.postgres.getRepository(PushSubscription);
    const subscription = await subscriptionRepository.findOneBy({ id, expiresAt: MoreThan(this.deps.now()) });
    if (!subscription) return;
    const outcome = await this.deps.sender.send(subscription, message);
    if (outcome === 'gone') await subscriptionRepository.delete({ id, endpoint: subscription.endpoint });
    if (outcome !== 'sent') {
      this.deps.log.info({ subscription: id, outcome }, 'a push message was not delivered');
    }
  }
}

const otherBrowserMessage = {
  en: 'this subscription belongs to another browser',
  ru: 'эта подписка принадлежит другому браузеру',
};

async function dropOldest(tx: EntityManager, accountId: number): Promise<void> {
  await tx.query(
    `DELETE FROM push_subscription WHERE id IN
       (SELECT id FROM push_subscription WHERE account_id = $1 ORDER BY created_at DESC, id DESC OFFSET $2)`,
    [accountId, maxBrowsersPerAccount],
  );
}
