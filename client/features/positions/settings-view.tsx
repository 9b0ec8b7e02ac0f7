import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Card } from '../../components/ui/card.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import { KeysCard } from './keys-card.js';
import { type PositionsProjectFragment, UpdatePositionsProjectDocument } from './positions.generated.js';
import styles from './positions.module.css';
import { ProjectFields } from './project-fields.js';
import { toProjectInput, projectSchema, type ProjectValues, toFormValues } from './project-values.js';

interface SettingsViewProps {
  project: PositionsProjectFragment;
  onChanged: () => void;
}

/** Project settings and the account's API keys. */
export function SettingsView({ project, onChanged }: SettingsViewProps) {
  const { t } = useTranslation(['positions', 'forms']);
  const client = useApolloClient();
  const { success } = useToasts();
  const save = async (values: ProjectValues) => {
    await client.mutate({
      mutation: UpdatePositionsProjectDocument,
      variables: { id: project.id, input: toProjectInput(values) },
    });
    success(t('settings.saved'));
    onChanged();
  };
  return (
    <div className={styles.cards}>
      <Card title={t('settings.title')}>
        <ValidatedForm<ProjectValues>
          initialValues={toFormValues(project)}
          schema={projectSchema}
          onSubmit={save}
          label={t('settings.title')}
          className={styles.form}
        >
          <ProjectFields />
          <div>
            <SubmitButton>{t('settings.submit')}</SubmitButton>
          </div>
        </ValidatedForm>
      </Card>
      <KeysCard />
    </div>
  );
}
