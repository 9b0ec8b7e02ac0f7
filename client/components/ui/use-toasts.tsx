import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './toast.module.css';

/** How long an act can be taken back, in milliseconds. */
const undoDurationMs = 8000;

/** How long a note stays, in milliseconds. */
const toastDurationMs = 5000;

/** How long what may follow is offered, in milliseconds. */
const actionDurationMs = 20_000;

/** Short notes at the window's corner: what is done goes by itself, an error stays until it is closed. */
export function useToasts() {
  const { t } = useTranslation();
  const closeButtonProps = { 'aria-label': t('close') };
  /** Says what was done, with a button for what may follow; the answer withdraws the note. */
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
    /** Says what was done; for five seconds where no other time is given, in milliseconds. */
    success: (message: string, time = toastDurationMs) =>
      notifications.show({
        message,
        autoClose: time,
        icon: <IconCircleCheck color="var(--positive)" aria-hidden="true" />,
        closeButtonProps,
      }),
    /** Says what was done, and offers for a while to take it back; the answer withdraws the note. */
    successWithUndo: (message: string, undo: () => void): (() => void) =>
      successWithAction(message, t('undo'), undo, undoDurationMs),
    successWithAction,
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
    /** Says why something small was refused, and goes by itself. */
    warnShortly: (title: string, message: string, time = toastDurationMs) =>
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
