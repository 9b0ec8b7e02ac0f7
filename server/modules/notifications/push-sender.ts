import type https from 'node:https';
import type { DataSource } from 'typeorm';
import webPush from 'web-push';
import type { Config } from '../../config/config.js';
import {
  ForbiddenAddressError,
  guardedHttpsAgent,
  isReachableUrl,
  type OutgoingRules,
} from '../../http-client/outgoing-rules.js';
import { postOnce } from '../../http-client/post-once.js';
import type { PushMessage } from '../../jobs/job-payloads.js';
import type { PushSubscription } from '../../entities/push-subscription.entity.js';
import { getVapidKeys } from './vapid-keys.js';

/** Delivery result: accepted, subscription expired, or permanently rejected. */
type PushOutcome = 'sent' | 'gone' | 'refused';

const messageTtlSeconds = 86_400;

/** Sends encrypted messages to browsers' push services. */
export class PushSender {
  private readonly agent: https.Agent;

  constructor(
    private readonly postgres: DataSource,
    private readonly config: Pick<Config, 'publicUrl' | 'pushContact' | 'mailFrom'>,
    private readonly urlRules: OutgoingRules,
  ) {
    this.agent = guardedHttpsAgent(urlRules);
  }

  /** Sends a message to a browser. Throws on temporary failures, so that the job is retried. */
  async send(subscription: PushSubscription, message: PushMessage): Promise<PushOutcome> {
    if (!isReachableUrl(subscription.endpoint, this.urlRules)) return 'gone';
    const { endpoint, headers, body } = await this.buildRequest(subscription, message);
    try {
      const status = await postOnce({ url: endpoint, headers, body, agent: this.agent });
      return parseOutcome(status);
    } catch (error) {
      if (error instanceof ForbiddenAddressError) return 'gone';
      throw error;
    }
  }

  close(): void {
    this.agent.destroy();
  }

  private async buildRequest({ endpoint, p256dh, auth }: PushSubscription, message: PushMessage) {
    const keys = await getVapidKeys(this.postgres);
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        TTL: messageTtlSeconds,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: this.contactUri(), publicKey: keys.publicKey, privateKey: keys.privateKey },
      },
    );
    return {
      endpoint: details.endpoint,
      headers: details.headers as Record<string, string | number>,
      body: details.body,
    };
  }

  /** Contact of the operator, required by push services (VAPID subject). */
  private contactUri(): string {
    const { pushContact, mailFrom, publicUrl } = this.config;
    if (pushContact !== undefined) return pushContact;
    if (publicUrl.startsWith('https:')) return publicUrl;
    return `mailto:${/<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
  }
}

function parseOutcome(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`);
  return 'refused';
}
