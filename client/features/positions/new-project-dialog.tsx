import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { positionsPath } from '../../addresses/paths.js';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import type { FolderNavigationState } from '../../lib/storage/folder-navigation-state.js';
import { KeywordsField } from './keywords-field.js';
import {
  CreatePositionsProjectDocument,
  useBaseLanguagesQuery,
  useOwnGroupReportsQuery,
} from './positions.generated.js';
import { ProjectFields } from './project-fields.js';
import styles from './positions.module.css';
import {
  toProjectInput,
  splitLines,
  defaultProjectValues,
  projectSchema,
  type ProjectValues,
} from './project-values.js';

interface NewProjectProps {
  onClose: () => void;
  /** Clustering folder whose keywords are added to the project. */
  folder: FolderNavigationState | undefined;
}

/** Creates a rank tracking project and navigates to it. */
export function NewProjectDialog({ opened, ...formProps }: NewProjectProps & { opened: boolean }) {
  const { t } = useTranslation('positions');
  return (
    <Dialog opened={opened} onClose={formProps.onClose} title={t('new.title')} width={640}>
      {opened ? <NewProjectForm {...formProps} /> : null}
    </Dialog>
  );
}

function NewProjectForm({ onClose, folder }: NewProjectProps) {
  const { t } = useTranslation(['positions', 'forms']);
  const client = useApolloClient();
  const navigate = useNavigate();
  const format = useFormat();
  const { current } = useDatabases();
  const { data } = useOwnGroupReportsQuery();
  const { data: languages } = useBaseLanguagesQuery();
  if (!current || !languages) return null;
  const language = languages.databases.find(({ code }) => code === current.code)?.lng ?? 'en';
  const groups = data?.groupReports.items.filter(({ state }) => state === 'done') ?? [];
  const createProject = async (values: ProjectValues) => {
    const keywords = {
      list: splitLines(values.keywords),
      group: values.group === '' ? null : values.group,
      folder: folder ? { clustering: folder.clustering, folder: folder.folder } : null,
    };
    const result = await client.mutate({
      mutation: CreatePositionsProjectDocument,
      variables: { input: toProjectInput(values), keywords },
    });
    const id = result.data?.createPositionsProject;
    if (id) void navigate(positionsPath(id));
  };
  return (
    <ValidatedForm<ProjectValues>
      initialValues={{
        ...defaultProjectValues(current.code, current.engine, language),
        hasKeywords: folder !== undefined,
      }}
      schema={projectSchema}
      onSubmit={createProject}
      label={t('new.title')}
    >
      <ProjectFields isNew />
      {folder ? (
        <p className={styles.handed}>
          {t('new.folder', {
            name: folder.name,
            count: folder.keywords,
            formatted: format.integer(folder.keywords),
          })}
        </p>
      ) : null}
      <KeywordsField label={folder ? t('new.moreKeywords') : undefined} />
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
      <DialogFooter onCancel={onClose}>
        <SubmitButton size="md">{t('new.submit')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}
