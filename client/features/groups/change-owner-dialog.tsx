import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DialogFoot } from '../../components/form/dialog-foot.js';
import { FormError } from '../../components/form/form-error.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import type { GroupReportFragment } from '../../graphql/group-report.generated.js';
import { ChangeGroupReportOwnerDocument, useTeamMembersQuery } from './groups.generated.js';

interface ChangeOwnerDialogProps {
  /** The report that is given away; the dialog is closed without one. */
  group: GroupReportFragment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives a group report to a team member; what the server refuses stands in the dialog. */
export function ChangeOwnerDialog({ group, onClose, onChanged }: ChangeOwnerDialogProps) {
  const { t } = useTranslation('groups');
  return (
    <Dialog opened={group !== undefined} onClose={onClose} title={t('give.title')}>
      {group ? <OwnerForm group={group} onClose={onClose} onChanged={onChanged} /> : null}
    </Dialog>
  );
}

function OwnerForm({ group, onClose, onChanged }: ChangeOwnerDialogProps & { group: GroupReportFragment }) {
  const { t } = useTranslation(['groups', 'forms']);
  const client = useApolloClient();
  const { say } = useToasts();
  const { data } = useTeamMembersQuery({ fetchPolicy: 'cache-and-network' });
  const members = (data?.colleagues ?? []).filter(({ email }) => email !== group.owner);
  const send = async ({ user }: { user: string }) => {
    await client.mutate({ mutation: ChangeGroupReportOwnerDocument, variables: { rid: group.rid, user } });
    say(t('give.done', { name: group.name, owner: user }));
    onChanged();
    onClose();
  };
  return (
    <ValidatedForm
      initialValues={{ user: '' }}
      schema={object({ user: string().required('chooseMember') })}
      onSubmit={send}
      label={t('give.title')}
    >
      <p>{t('give.text', { name: group.name })}</p>
      <FormError />
      <SelectField
        name="user"
        label={t('give.member')}
        hint={data && members.length === 0 ? t('give.nobody') : undefined}
        options={[
          { value: '', label: t('give.choose') },
          ...members.map(({ email }) => ({ value: email, label: email })),
        ]}
      />
      <DialogFoot onCancel={onClose}>
        <SubmitButton size="md">{t('give.submit')}</SubmitButton>
      </DialogFoot>
    </ValidatedForm>
  );
}
