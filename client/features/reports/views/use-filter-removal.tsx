import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { toUserError } from '../../../graphql/to-user-error.js';
import type { SavedFilter, SavedFilterActions } from './use-saved-filters.js';

/** Removes a saved filter immediately and offers undo. */
export function useFilterRemoval(actions: SavedFilterActions): (filter: SavedFilter) => void {
  const { t } = useTranslation('reports');
  const { successWithUndo, warn } = useToasts();
  const handleError = (title: string) => (error: Error) => {
    warn(title, toUserError(error).message);
  };
  return (filter) => {
    const removal = actions.remove(filter);
    const restore = () => {
      removal.then(() => actions.restore(filter)).catch(handleError(t('views.notRestored')));
    };
    const hideToast = successWithUndo(t('views.deleted', { name: filter.filterName }), restore);
    removal.catch((error: Error) => {
      hideToast();
      handleError(t('views.notDeleted'))(error);
    });
  };
}
