import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ChangeOwnerDialog } from '../../components/projects/change-owner-dialog.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { ChangeGroupReportOwnerDocument } from './groups.generated.js';

interface GiveGroupDialogProps {
  /** The report that is given away; the dialog is closed without one. */
  group: GroupReportFragment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives a group report to a team member. */
export function TransferOwnershipDialog({ group, onClose, onChanged }: GiveGroupDialogProps) {
  const { t } = useTranslation('groups');
  const client = useApolloClient();
  const { success } = useToasts();
  const { rid = '', name = '', owner } = group ?? {};
  const give = async (user: string) => {
    await client.mutate({ mutation: ChangeGroupReportOwnerDocument, variables: { rid, user } });
    success(t('give.done', { name, owner: user }));
    onChanged();
  };
  return (
    <ChangeOwnerDialog
      owner={owner}
      description={t('give.text', { name })}
      changeOwner={give}
      onClose={onClose}
    />
  );
}
