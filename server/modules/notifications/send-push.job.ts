import type { PushService } from './push.service.js';
import type { Job } from '../../jobs/job-payloads.js';

/** Shows a message in one browser; where its push service is away, the job fails and is tried again later. */
export function sendPushJob(pushes: PushService): Job<'send-push'> {
  return ({ subscription, message }) => pushes.deliver(subscription, message);
}
