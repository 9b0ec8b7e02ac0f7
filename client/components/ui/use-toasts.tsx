import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './toast.module.css';

const undoDurationMs = 8000;

const toastDurationMs = 5000;

const actionDurationMs = 20_000;

/** Toasts: success toasts close automatically, error toasts stay until closed. */
export function useToasts() {
  const { t } = useTranslation();
  const closeButtonProps = { 'aria-label': t('close') };
  /** Success toast with an action button. Returns a function that hides it. */
  const successWithAction = (
    message: string,
    label: string,
    action: () => void,
    time = actionDurationMs,
  ): (() => void) => {
    const hide = () => {
      notifications.hide(id);
    };
    const accept = () => {
      hide();
      action();
    };
    const id = notifications.show({
      message: (
        <span className={styles.undoable}>
          {message}
          <button type="button" onClick={accept}>
            {label}
          </button>
        </span>
      ),
      autoClose: time,
      icon: <IconCircleCheck color="var(--positive)" aria-hidden="true" />,
      closeButtonProps,
    });
    return hide;
  };
  return {
    /** Success toast; closes after five seconds by default. */
    success: (message: string, time = toastDurationMs) =>
      notifications.show({
        message,
        autoClose: time,
        icon: <IconCircleCheck color="var(--positive)" aria-hidden="true" />,
        closeButtonProps,
      }),
    /** Success toast with undo. Returns a function that hides it. */
    successWithUndo: (message: string, undo: () => void): (() => void) =>
      successWithAction(message, t('undo'), undo, undoDurationMs),
    successWithAction,
    /** Loading toast; stays until the returned function is called. */
    wait: (message: string): (() => void) => {
      const id = notifications.show({
        message,
        loading: true,
        autoClose: false,
        withCloseButton: false,
      });
      return () => notifications.hide(id);
    },
    /** Error toast for minor rejections; closes automatically. */
    warnBriefly: (title: string, message: string, time = toastDurationMs) =>
      notifications.show({
        title,
        message,
        autoClose: time,
        icon: <IconAlertCircle color="var(--negative)" aria-hidden="true" />,
        closeButtonProps,
      }),
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
