import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { toUserError } from '../../../graphql/to-user-error.js';
import type { SavedFilter, SavedFilterActs } from './use-saved-filters.js';

/** Removes a saved filter at once, and offers to bring it back. */
export function useRemoval(acts: SavedFilterActs): (filter: SavedFilter) => void {
  const { t } = useTranslation('reports');
  const { successWithUndo, warn } = useToasts();
  const failed = (title: string) => (fault: Error) => {
    warn(title, toUserError(fault).message);
  };
  return (filter) => {
    const removed = acts.remove(filter);
    const restore = () => {
      removed.then(() => acts.restore(filter)).catch(failed(t('views.notRestored')));
    };
    const withdraw = successWithUndo(t('views.deleted', { name: filter.filterName }), restore);
    removed.catch((fault: Error) => {
      withdraw();
      failed(t('views.notDeleted'))(fault);
    });
  };
}
