import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { positionsPath } from '../../addresses/paths.js';
import { DialogFoot } from '../../components/form/dialog-foot.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useDatabases } from '../../graphql/use-databases.js';
import { KeywordsField } from './keywords-field.js';
import {
  CreatePositionsProjectDocument,
  useBaseLanguagesQuery,
  useOwnGroupReportsQuery,
} from './positions.generated.js';
import { ProjectFields } from './project-fields.js';
import { inputOf, linesOf, newProject, projectRules, type ProjectValues } from './project-values.js';

/** Makes a positions project, and leads to it. */
export function NewProjectDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('positions');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('new.title')} width={640}>
      {opened ? <NewProjectForm onClose={onClose} /> : null}
    </Dialog>
  );
}

function NewProjectForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['positions', 'forms']);
  const client = useApolloClient();
  const navigate = useNavigate();
  const { current } = useDatabases();
  const { data } = useOwnGroupReportsQuery();
  const { data: languages } = useBaseLanguagesQuery();
  if (!current || !languages) return null;
  const language = languages.databases.find(({ code }) => code === current.code)?.lng ?? 'en';
  const groups = data?.groupReports.items.filter(({ state }) => state === 'done') ?? [];
  const make = async (values: ProjectValues) => {
    const keywords = { list: linesOf(values.keywords), group: values.group === '' ? null : values.group };
    const made = await client.mutate({
      mutation: CreatePositionsProjectDocument,
      variables: { input: inputOf(values), keywords },
    });
    const id = made.data?.createPositionsProject;
    if (id) void navigate(positionsPath(id));
  };
  return (
    <ValidatedForm<ProjectValues>
      initialValues={newProject(current.code, current.engine, language)}
      schema={projectRules}
      onSubmit={make}
      label={t('new.title')}
    >
      <ProjectFields isNew />
      <KeywordsField />
      {groups.length === 0 ? null : (
        <SelectField
          name="group"
          label={t('new.group')}
          options={[
            { value: '', label: t('new.noGroup') },
            ...groups.map(({ rid, name }) => ({ value: rid, label: name })),
          ]}
        />
      )}
      <DialogFoot onCancel={onClose}>
        <SubmitButton size="md">{t('new.submit')}</SubmitButton>
      </DialogFoot>
    </ValidatedForm>
  );
}
