import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../components/ui/use-removal.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { DeleteGroupReportDocument, RestoreGroupReportDocument } from './groups.generated.js';

/** Deletes a group report immediately and offers to undo it. */
export function useGroupRemoval(
  onRemoved: () => void,
): (group: Pick<GroupReportFragment, 'rid' | 'name'>) => Promise<void> {
  const { t } = useTranslation('groups');
  const remove = useRemoval({
    remove: DeleteGroupReportDocument,
    restore: RestoreGroupReportDocument,
    removalErrorTitle: t('removal.failed'),
    restoreErrorTitle: t('removal.notRestored'),
  });
  return ({ rid, name }) => remove({ rid }, t('removal.done', { name }), onRemoved);
}
