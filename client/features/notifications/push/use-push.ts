import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toUserError } from '../../../graphql/to-user-error.js';
import { DisablePushDocument, EnablePushDocument, PushKeyDocument } from '../notifications.generated.js';
import { isPushSupported, currentSubscription, serializeSubscription, subscribe } from './push-support.js';

interface PushOptions {
  /** Whether the server sends messages to any browser of the account. */
  isEnabled: boolean;
  /** Called when the server was told otherwise. */
  onChange: () => void;
}

/** Push messages of this browser. */
export interface Push {
  /** `unsupported` where the browser has none, `blocked` where the person forbade them to this site. */
  state: 'unsupported' | 'checking' | 'blocked' | 'on' | 'off';
  isBusy: boolean;
  /** Why the last switch did not work. */
  fault: string | null;
  switchOn: () => Promise<void>;
  switchOff: () => Promise<void>;
}

/** Knows whether this browser gets messages, and switches them. Permission is asked for by a click only. */
export function usePush({ isEnabled, onChange }: PushOptions): Push {
  const { t } = useTranslation('notifications');
  const client = useApolloClient();
  const [isSubscribed, setSubscribed] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setError] = useState<string | null>(null);
  const { permission, readPermission: refreshPermission } = usePermission();

  useEffect(() => {
    if (!isPushSupported()) return;
    void currentSubscription().then((subscription) => setSubscribed(subscription !== null));
  }, [permission]);

  /** What the server and the browser hold of each other is given up, so that neither waits for the other. */
  const unsubscribe = useCallback(async () => {
    const subscription = await currentSubscription();
    await subscription?.unsubscribe();
    await client.mutate({ mutation: DisablePushDocument });
    setSubscribed(false);
    onChange();
  }, [client, onChange]);

  const enable = useCallback(async () => {
    const result = await Notification.requestPermission();
    refreshPermission();
    if (result === 'denied') return;
    if (result === 'default') throw new PushError(t('push.dismissed'));
    const { data } = await client.query({ query: PushKeyDocument, fetchPolicy: 'no-cache' });
    const subscription = await subscribe(data?.pushKey ?? '').catch(() => {
      throw new PushError(t('push.unreachable'));
    });
    await client.mutate({
      mutation: EnablePushDocument,
      variables: { subscription: serializeSubscription(subscription) },
    });
    setSubscribed(true);
    onChange();
  }, [client, onChange, refreshPermission, t]);

  const attempt = async (action: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await action();
    } catch (error) {
      setError(error instanceof PushError ? error.message : toUserError(error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
    return true;
  };

  return {
    state: stateOf(permission, isSubscribed, isEnabled),
    isBusy,
    fault,
    switchOn: async () => {
      if (!(await attempt(enable))) await unsubscribe().catch(() => undefined);
    },
    switchOff: async () => {
      await attempt(unsubscribe);
    },
  };
}

/** A fault of the browser that is told in our own words. */
class PushError extends Error {}

function stateOf(
  permission: NotificationPermission | null,
  isSubscribed: boolean | null,
  isEnabled: boolean,
): Push['state'] {
  if (permission === null) return 'unsupported';
  if (permission === 'denied') return 'blocked';
  if (isSubscribed === null) return 'checking';
  return isSubscribed && isEnabled ? 'on' : 'off';
}

/** What the person allowed this site, also when it is changed in the browser's settings; null where there are no messages. */
function usePermission() {
  const [permission, setPermission] = useState(currentPermission);
  const refreshPermission = useCallback(() => setPermission(currentPermission()), []);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    const watchStatus = (permissionStatus: PermissionStatus) => {
      status = permissionStatus;
      permissionStatus.addEventListener('change', refreshPermission);
    };
    // Some browsers tell of no changes: the page is read anew there.
    navigator.permissions?.query({ name: 'notifications' }).then(watchStatus, () => undefined);
    return () => status?.removeEventListener('change', refreshPermission);
  }, [refreshPermission]);
  return { permission, readPermission: refreshPermission };
}

function currentPermission(): NotificationPermission | null {
  return isPushSupported() ? Notification.permission : null;
}
