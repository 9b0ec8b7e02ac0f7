import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/ui/banner.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './edit.module.css';
import type { DraftError } from './edit-draft.js';

interface EditErrorProps {
  /** Client-side validation error. */
  error: DraftError | undefined;
  /** Error from the server. */
  serverError: Error | undefined;
  /** Reloads the report with the changes of other users. */
  onReload: () => void;
  /** Repeats the edit on the changed report. */
  onRepeat: () => void;
}

/** Error of an edit inside its dialog. After a version conflict it offers to reload or to repeat the edit. */
export function EditError({ error, serverError, onReload, onRepeat }: EditErrorProps) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  if (error) {
    return (
      <Banner tone="error">{t(`edit.fault.${error.text}`, { limit: format.integer(error.limit) })}</Banner>
    );
  }
  if (!serverError) return null;
  const { code, message, requestId } = toUserError(serverError);
  if (code !== 'GROUP_CHANGED') {
    return (
      <Banner tone="error" requestId={code === 'INTERNAL' ? requestId : undefined}>
        {message}
      </Banner>
    );
  }
  return (
    <div className={styles.changed}>
      <Banner title={t('edit.changed.title')}>{message}</Banner>
      <div className={styles.ways}>
        <Button onClick={onReload}>{t('edit.changed.look')}</Button>
        <Button onClick={onRepeat}>{t('edit.changed.repeat')}</Button>
      </div>
    </div>
  );
}
