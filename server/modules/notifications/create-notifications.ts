import type { ModuleDependencies } from '../platform/module-dependencies.js';
import { NotificationService } from './notification.service.js';
import { PushSender } from './push-sender.js';
import { PushService } from './push.service.js';

/** Creates the services of notifications in the app and by push. */
export function createNotifications({ postgres, now, config, log, jobs, outgoing }: ModuleDependencies) {
  const sender = new PushSender(postgres, config, outgoing);
  return {
    notifications: new NotificationService(postgres, now),
    pushes: new PushService({ postgres, now, log, outgoingRules: outgoing, jobs, sender }),
    /** Closes the connections to the push services of browsers. */
    closePushes: () => sender.close(),
  };
}
