import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ChangeOwnerDialog } from '../../../components/projects/change-owner-dialog.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { ChangeClusteringOwnerDocument, type ClusteringFragment } from '../clustering.generated.js';

interface TransferProjectDialogProps {
  /** Project to transfer; undefined while the dialog is closed. */
  project: ClusteringFragment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Transfers a project to a team member. */
export function TransferProjectDialog({ project, onClose, onChanged }: TransferProjectDialogProps) {
  const { t } = useTranslation('clustering');
  const client = useApolloClient();
  const { success } = useToasts();
  const { uid = '', name = '', owner } = project ?? {};
  const transfer = async (member: string) => {
    await client.mutate({ mutation: ChangeClusteringOwnerDocument, variables: { uid, user: member } });
    success(t('give.done', { name, owner: member }));
    onChanged();
  };
  return (
    <ChangeOwnerDialog
      owner={owner}
      description={t('give.text', { name })}
      changeOwner={transfer}
      onClose={onClose}
    />
  );
}
