import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { FormError } from '../../components/form/form-error.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useTeamMembersQuery } from './team.generated.js';

interface OwnerFormProps {
  /** Current owner's e-mail. */
  owner: string;
  /** Consequences of the transfer. */
  description: string;
  /** Transfers ownership to a team member, identified by e-mail. Rejects with the server error. */
  changeOwner: (user: string) => Promise<void>;
  onClose: () => void;
}

interface ChangeOwnerDialogProps extends Omit<OwnerFormProps, 'owner'> {
  /** Undefined while the dialog is closed. */
  owner: string | undefined;
}

/** Dialog that transfers an item to a team member; server errors appear in it. */
export function ChangeOwnerDialog({ owner, onClose, ...formProps }: ChangeOwnerDialogProps) {
  const { t } = useTranslation('forms');
  return (
    <Dialog opened={owner !== undefined} onClose={onClose} title={t('changeOwner')}>
      {owner === undefined ? null : <OwnerForm {...formProps} owner={owner} onClose={onClose} />}
    </Dialog>
  );
}

function OwnerForm({ owner, description, changeOwner, onClose }: OwnerFormProps) {
  const { t } = useTranslation('forms');
  const { data } = useTeamMembersQuery({ fetchPolicy: 'cache-and-network' });
  const members = (data?.colleagues ?? []).filter(({ email }) => email !== owner);
  const submit = async ({ user }: { user: string }) => {
    await changeOwner(user);
    onClose();
  };
  return (
    <ValidatedForm
      initialValues={{ user: '' }}
      schema={object({ user: string().required('chooseMember') })}
      onSubmit={submit}
      label={t('changeOwner')}
    >
      <p>{description}</p>
      <FormError />
      <SelectField
        name="user"
        label={t('newOwner')}
        hint={data && members.length === 0 ? t('noOtherMembers') : undefined}
        options={[
          { value: '', label: t('chooseOwner') },
          ...members.map(({ email }) => ({ value: email, label: email })),
        ]}
      />
      <DialogFooter onCancel={onClose}>
        <SubmitButton size="md">{t('changeOwner')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}
