import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { DisablePushDocument, EnablePushDocument, PushKeyDocument } from '../notifications.generated.js';
import { isPushSupported, currentSubscription, serializeSubscription, subscribe } from './push-support.js';

interface PushOptions {
  /** Whether the server sends push messages to any browser of the account. */
  isEnabled: boolean;
  /** Runs after the push state changed on the server. */
  onChange: () => void;
}

/** Push state of this browser and the actions that change it. */
export interface Push {
  /** `unsupported`: the browser has no web push. `blocked`: the user denied permission for this site. */
  state: 'unsupported' | 'checking' | 'blocked' | 'on' | 'off';
  isBusy: boolean;
  /** Error of the last attempt to enable or disable push. */
  errorMessage: string | null;
  enable: () => Promise<void>;
  disable: () => Promise<void>;
}

/**
 * Reads and changes the push subscription of this browser. Browsers allow the permission prompt only after a click.
 */
export function usePush({ isEnabled, onChange }: PushOptions): Push {
  const { t } = useTranslation('notifications');
  const client = useApolloClient();
  const [isSubscribed, setSubscribed] = useState<boolean | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  const { permission, readPermission: refreshPermission } = usePermission();

  useEffect(() => {
    if (!isPushSupported()) return;
    void currentSubscription().then((subscription) => setSubscribed(subscription !== null));
  }, [permission]);

  /** Removes the subscription in the browser and on the server. */
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

  const runWithErrorHandling = async (action: () => Promise<void>) => {
    setBusy(true);
    setErrorMessage(null);
    try {
      await action();
    } catch (error) {
      setErrorMessage(error instanceof PushError ? error.message : toUserError(error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
    return true;
  };

  return {
    state: getPushState(permission, isSubscribed, isEnabled),
    isBusy,
    errorMessage,
    enable: async () => {
      if (!(await runWithErrorHandling(enable))) await unsubscribe().catch(() => undefined);
    },
    disable: async () => {
      await runWithErrorHandling(unsubscribe);
    },
  };
}

/** Browser error with a translated message. */
class PushError extends Error {}

function getPushState(
  permission: NotificationPermission | null,
  isSubscribed: boolean | null,
  isEnabled: boolean,
): Push['state'] {
  if (permission === null) return 'unsupported';
  if (permission === 'denied') return 'blocked';
  if (isSubscribed === null) return 'checking';
  return isSubscribed && isEnabled ? 'on' : 'off';
}

/** Notification permission of this site, updated when the browser setting changes. Null without browser support. */
function usePermission() {
  const [permission, setPermission] = useState(currentPermission);
  const refreshPermission = useCallback(() => setPermission(currentPermission()), []);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    const watchStatus = (permissionStatus: PermissionStatus) => {
      status = permissionStatus;
      permissionStatus.addEventListener('change', refreshPermission);
    };
    // Some browsers do not support this query and report changes only after a reload.
    navigator.permissions?.query({ name: 'notifications' }).then(watchStatus, () => undefined);
    return () => status?.removeEventListener('change', refreshPermission);
  }, [refreshPermission]);
  return { permission, readPermission: refreshPermission };
}

function currentPermission(): NotificationPermission | null {
  return isPushSupported() ? Notification.permission : null;
}
