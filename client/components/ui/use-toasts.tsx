import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Short notes at the window's corner: what is done goes by itself, an error stays until it is closed. */
export function useToasts() {
  const { t } = useTranslation();
  const closeButtonProps = { 'aria-label': t('close') };
  return {
    say: (message: string) =>
      notifications.show({
        message,
        autoClose: 5000,
        icon: <IconCircleCheck color="var(--positive)" aria-hidden="true" />,
        closeButtonProps,
      }),
    /** Says that something is under way until the given function is called. */
    wait: (message: string): (() => void) => {
      const id = notifications.show({
        message,
        loading: true,
        autoClose: false,
        withCloseButton: false,
      });
      return () => notifications.hide(id);
    },
    warn: (title: string, message: string) =>
      notifications.show({
        title,
        message,
        autoClose: false,
        icon: <IconAlertCircle color="var(--negative)" aria-hidden="true" />,
        closeButtonProps,
      }),
  };
}
