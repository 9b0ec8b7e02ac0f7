import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { DialogFoot } from '../../../components/form/dialog-foot.js';
import { FormError } from '../../../components/form/form-error.js';
import { SelectField } from '../../../components/form/select-field.js';
import { SubmitButton } from '../../../components/form/submit-button.js';
import { ValidatedForm } from '../../../components/form/validated-form.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import {
  ChangeClusteringOwnerDocument,
  useClusteringTeamQuery,
  type ClusteringFragment,
} from '../clustering.generated.js';

interface GiveDialogProps {
  /** The project that is given away; the dialog is closed without one. */
  project: ClusteringFragment | undefined;
  onClose: () => void;
  onChanged: () => void;
}

/** Gives a project to a team member; what the server refuses stands in the dialog. */
export function GiveDialog({ project, onClose, onChanged }: GiveDialogProps) {
  const { t } = useTranslation('clustering');
  return (
    <Dialog opened={project !== undefined} onClose={onClose} title={t('give.title')}>
      {project ? <OwnerForm project={project} onClose={onClose} onChanged={onChanged} /> : null}
    </Dialog>
  );
}

function OwnerForm({ project, onClose, onChanged }: GiveDialogProps & { project: ClusteringFragment }) {
  const { t } = useTranslation(['clustering', 'forms']);
  const client = useApolloClient();
  const { say } = useToasts();
  const { data } = useClusteringTeamQuery({ fetchPolicy: 'cache-and-network' });
  const members = (data?.colleagues ?? []).filter(({ email }) => email !== project.owner);
  const send = async ({ user }: { user: string }) => {
    await client.mutate({ mutation: ChangeClusteringOwnerDocument, variables: { uid: project.uid, user } });
    say(t('give.done', { name: project.name, owner: user }));
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
      <p>{t('give.text', { name: project.name })}</p>
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
        <SubmitButton size="md">{t('give.title')}</SubmitButton>
      </DialogFoot>
    </ValidatedForm>
  );
}
