import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../components/ui/use-removal.js';
import {
  DeleteClusteringDocument,
  RestoreClusteringDocument,
  type ClusteringFragment,
} from '../clustering.generated.js';

/** Deletes a project immediately and offers to undo it. */
export function useClusteringRemoval(
  onRemoved: () => void,
): (project: Pick<ClusteringFragment, 'uid' | 'name'>) => Promise<void> {
  const { t } = useTranslation('clustering');
  const remove = useRemoval({
    remove: DeleteClusteringDocument,
    restore: RestoreClusteringDocument,
    removalErrorTitle: t('removal.failed'),
    restoreErrorTitle: t('removal.notRestored'),
  });
  return ({ uid, name }) => remove({ uid }, t('removal.done', { name }), onRemoved);
}
