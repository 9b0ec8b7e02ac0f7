import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useAct } from '../../components/ui/use-act.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { DeleteGroupReportDocument, RestoreGroupReportDocument } from './groups.generated.js';

/** Deletes a group report at once and offers to bring it back, on whatever page its reader is by then. */
export function useGroupRemoval(
  onRemoved: () => void,
): (group: Pick<GroupReportFragment, 'rid' | 'name'>) => Promise<void> {
  const { t } = useTranslation('groups');
  const client = useApolloClient();
  const { sayUndoable } = useToasts();
  const [remove] = useAct(DeleteGroupReportDocument, t('removal.failed'));
  const [restore] = useAct(RestoreGroupReportDocument, t('removal.notRestored'));
  const bringBack = async (rid: string) => {
    if (await restore({ rid })) await client.refetchQueries({ include: 'active' });
  };
  return async ({ rid, name }) => {
    if (!(await remove({ rid }))) return;
    sayUndoable(t('removal.done', { name }), () => void bringBack(rid));
    onRemoved();
  };
}
