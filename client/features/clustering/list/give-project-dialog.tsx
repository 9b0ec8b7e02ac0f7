import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ChangeOwnerDialog } from '../../../components/projects/change-owner-dialog.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { ChangeClusteringOwnerDocument, type ClusteringFragment } from '../clustering.generated.js';

interface GiveProjectDialogProps {
  /** The project that is given away; the dialog is closed without one. */
  project: ClusteringFragment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives a project to a team member. */
export function GiveProjectDialog({ project, onClose, onChanged }: GiveProjectDialogProps) {
  const { t } = useTranslation('clustering');
  const client = useApolloClient();
  const { success } = useToasts();
  const { uid = '', name = '', owner } = project ?? {};
  const give = async (user: string) => {
    await client.mutate({ mutation: ChangeClusteringOwnerDocument, variables: { uid, user } });
    success(t('give.done', { name, owner: user }));
    onChanged();
  };
  return <ChangeOwnerDialog owner={owner} about={t('give.text', { name })} give={give} onClose={onClose} />;
}
