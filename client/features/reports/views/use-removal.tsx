import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { describeFault } from '../../../graphql/describe-fault.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import type { SavedFilter, SavedFilterActs } from './use-saved-filters.js';
import styles from './view-menu.module.css';

/** How long a removal can be taken back, in milliseconds. */
const undoTime = 8000;

/** Removes a saved filter at once, and offers to bring it back. */
export function useRemoval(acts: SavedFilterActs): (filter: SavedFilter) => void {
  const { t } = useTranslation(['reports', 'frame']);
  const { warn } = useToasts();
  const failed = (title: string) => (fault: Error) => {
    warn(title, describeFault(fault).message);
  };
  return (filter) => {
    const id = `removed-filter-${filter.id}`;
    const removed = acts.remove(filter);
    const restore = () => {
      notifications.hide(id);
      removed.then(() => acts.restore(filter)).catch(failed(t('reports:views.notRestored')));
    };
    notifications.show({
      id,
      message: (
        <span className={styles['toast']}>
          {t('reports:views.deleted', { name: filter.filterName })}
          <button type="button" className={styles['undo']} onClick={restore}>
            {t('reports:views.undo')}
          </button>
        </span>
      ),
      autoClose: undoTime,
      icon: <IconTrash aria-hidden="true" />,
      closeButtonProps: { 'aria-label': t('frame:close') },
    });
    removed.catch((fault: Error) => {
      notifications.hide(id);
      failed(t('reports:views.notDeleted'))(fault);
    });
  };
}
