import type { PushService } from './push.service.js';
import type { Job } from '../../jobs/job-payloads.js';

/** Delivers a push message. On temporary failures the job fails and is retried. */
export function sendPushJob(pushService: PushService): Job<'send-push'> {
  return ({ subscription, message }) => pushService.deliver(subscription, message);
}
