import { Button } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { usePushStateQuery } from './enable-push-button.generated.js';
import { usePush } from './use-push.js';

/** Button that enables push messages in this browser. Renders nothing if push is unsupported or blocked. */
export function EnablePushButton() {
  const { t } = useTranslation('notifications');
  const { warn } = useToasts();
  const { data, refetch } = usePushStateQuery({ fetchPolicy: 'network-only' });
  const push = usePush({
    isEnabled: data?.viewer.account?.pushEnabled ?? false,
    onChange: () => void refetch(),
  });
  const { errorMessage } = push;
  useEffect(() => {
    if (errorMessage) warn(t('push.failedTitle'), errorMessage);
  }, [errorMessage, t, warn]);
  if (push.state === 'on') return <span>{t('push.willTell')}</span>;
  if (push.state !== 'off') return null;
  return (
    <Button
      variant="filled"
      leftSection={<IconBell aria-hidden="true" />}
      loading={push.isBusy}
      onClick={() => void push.enable()}
    >
      {t('push.tell')}
    </Button>
  );
}
