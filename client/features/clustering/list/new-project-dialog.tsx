import { useApolloClient } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { maxClusterNameChars } from '../../../../server/contract/projects/clustering.js';
import { reportPath } from '../../../addresses/report-path.js';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { NativeSelect } from '../../../components/form/native-select.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { ErrorBanner } from '../../../components/ui/error-banner.js';
import { sendMultipart } from '../../../graphql/transport/send-multipart.js';
import { useDatabases } from '../../../graphql/databases/use-databases.js';
import { useFormat } from '../../../i18n/use-format.js';
import { databaseTitle } from '../../../lib/text/database-title.js';
import { CreateClusteringDocument, type CreateClusteringMutation } from '../clustering.generated.js';
import { type KeywordSourceDraft, emptySource, toSourcePayload, validateSource } from '../keyword-source.js';
import { SkippedList } from '../skipped-list.js';
import { SourceFields } from '../source-fields.js';
import styles from '../source-fields.module.css';

/** Initial values from the page that opened the dialog. */
export interface NewProjectDefaults {
  /** Keywords, one per line. */
  list?: string;
  /** Group report ID. */
  group?: string;
  /** Database code. */
  base?: string;
}

interface NewProjectDialogProps {
  opened: boolean;
  onClose: () => void;
  defaults: NewProjectDefaults | undefined;
}

/** Creates a clustering project from keywords and opens it. */
export function NewProjectDialog({ opened, onClose, defaults }: NewProjectDialogProps) {
  const { t } = useTranslation('clustering');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('new.title')} width={640}>
      {opened ? <NewProject onClose={onClose} defaults={defaults} /> : null}
    </Dialog>
  );
}

type CreatedProject = CreateClusteringMutation['createClustering'];

function NewProject({ onClose, defaults }: Omit<NewProjectDialogProps, 'opened'>) {
  const { t } = useTranslation('clustering');
  const format = useFormat();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { databases, current } = useDatabases();
  const [base, setBase] = useState<string>();
  const [name, setName] = useState('');
  const [source, setSource] = useState<KeywordSourceDraft>(() => sourceFromDefaults(defaults));
  const [isSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const [createdProject, setCreatedProject] = useState<CreatedProject>();
  const code = base ?? defaults?.base ?? current?.code ?? '';
  const availableDatabases = databases.filter((database) => !database.empty || database.code === code);
  const sourceError = validateSource(source);
  const openProject = (uid: string) => void navigate(reportPath('clustering-keywords', { uid }, code));
  const createProject = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (sourceError || isBusy) return;
    setBusy(true);
    try {
      const { from, files } = toSourcePayload(source);
      const variables = { name: name.trim() || null, base: code, from };
      const data =
        Object.keys(files).length > 0
          ? await sendMultipart(CreateClusteringDocument, variables, files)
          : (await client.mutate({ mutation: CreateClusteringDocument, variables })).data;
      const result = data?.createClustering;
      if (result && result.skippedCount > 0) setCreatedProject(result);
      else if (result) openProject(result.uid);
    } catch (userError) {
      setError(userError as Error);
    } finally {
      setBusy(false);
    }
  };
  if (createdProject) {
    return (
      <CreatedProjectNotice createdProject={createdProject} onOpen={() => openProject(createdProject.uid)} />
    );
  }
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => void createProject(event)}
      noValidate
      aria-label={t('new.title')}
    >
      {error ? (
        <ErrorBanner title={t('new.failed')} error={error} onClose={() => setError(undefined)} />
      ) : null}
      <SourceFields
        value={source}
        onChange={setSource}
        error={isSubmitted ? sourceError : undefined}
        base={code}
      />
      <div className={styles.row}>
        <label className={styles.field}>
          <span className={styles.label}>{t('new.base')}</span>
          <NativeSelect value={code} onChange={(event) => setBase(event.currentTarget.value)}>
            {availableDatabases.map((database) => (
              <option key={database.code} value={database.code}>
                {databaseTitle(database, format.language)}
              </option>
            ))}
          </NativeSelect>
        </label>
        <TextInput
          size="md"
          label={t('new.name')}
          description={t('new.nameHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          value={name}
          maxLength={maxClusterNameChars}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <DialogFooter onCancel={onClose}>
        <Button type="submit" size="md" variant="filled" loading={isBusy}>
          {t('new.submit')}
        </Button>
      </DialogFooter>
    </form>
  );
}

function sourceFromDefaults(defaults: NewProjectDefaults | undefined): KeywordSourceDraft {
  if (defaults?.group) return { ...emptySource, method: 'group', group: defaults.group };
  if (defaults?.list) return { ...emptySource, method: 'list', list: defaults.list };
  return emptySource;
}

/** Confirms the creation and lists skipped keywords before the project opens. */
function CreatedProjectNotice({
  createdProject,
  onOpen,
}: {
  createdProject: CreatedProject;
  onOpen: () => void;
}) {
  const { t } = useTranslation('clustering');
  return (
    <div className={styles.fields}>
      <p>{t('skipped.afterNew')}</p>
      <SkippedList {...createdProject} />
      <div className={styles.end}>
        <Button size="md" variant="filled" onClick={onOpen} data-autofocus>
          {t('skipped.open')}
        </Button>
      </div>
    </div>
  );
}
