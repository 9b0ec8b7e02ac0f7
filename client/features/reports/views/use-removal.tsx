import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { toUserError } from '../../../graphql/to-user-error.js';
import type { SavedFilter, SavedFilterActions } from './use-saved-filters.js';

/** Removes a saved filter immediately and offers undo. */
export function useRemoval(actions: SavedFilterActions): (filter: SavedFilter) => void {
  const { t } = useTranslation('reports');
  const { successWithUndo, warn } = useToasts();
  const failed = (title: string) => (error: Error) => {
    warn(title, toUserError(error).message);
  };
  return (filter) => {
    const removed = actions.remove(filter);
    const restore = () => {
      removed.then(() => actions.restore(filter)).catch(failed(t('views.notRestored')));
    };
    const withdraw = successWithUndo(t('views.deleted', { name: filter.filterName }), restore);
    removed.catch((error: Error) => {
      withdraw();
      failed(t('views.notDeleted'))(error);
    });
  };
}
