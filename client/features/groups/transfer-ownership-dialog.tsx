import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ChangeOwnerDialog } from '../../components/projects/change-owner-dialog.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { ChangeGroupReportOwnerDocument } from './groups.generated.js';

interface TransferOwnershipDialogProps {
  /** Report to transfer; undefined while the dialog is closed. */
  group: GroupReportFragment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Transfers a group report to a team member. */
export function TransferOwnershipDialog({ group, onClose, onChanged }: TransferOwnershipDialogProps) {
  const { t } = useTranslation('groups');
  const client = useApolloClient();
  const { success } = useToasts();
  const { rid = '', name = '', owner } = group ?? {};
  const transfer = async (member: string) => {
    await client.mutate({ mutation: ChangeGroupReportOwnerDocument, variables: { rid, user: member } });
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
