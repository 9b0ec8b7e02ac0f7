import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/ui/card.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import type { IndividualPlanInput } from '../../../graphql/generated/schema.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import styles from '../admin.module.css';
import {
  PlanSettingsDocument,
  PlanSettingsPreviewDocument,
  type SettingsDiffFragment,
  type SettingsStateFragment,
} from './plan-settings.generated.js';
import { ReviewDialog } from './review-dialog.js';
import { useSettingName } from './setting-diff.js';
import { createEdits, readEdits, type SettingEdits } from './setting-edits.js';
import { isAmount } from './setting-names.js';
import { SettingsHistory } from './settings-history.js';
import { GeneralSettings, SettingsTable } from './settings-table.js';

interface SettingsEditorProps {
  state: SettingsStateFragment;
  /** The edited individual plan; undefined for the settings of all customers. */
  individual?: IndividualPlanInput;
  reload: () => Promise<void>;
}

/** Edits settings, shows the differences before saving them as a new version, and restores former versions. */
export function SettingsEditor({ state, individual, reload }: SettingsEditorProps) {
  const { t } = useTranslation('admin');
  const { t: formText } = useTranslation('forms');
  const client = useApolloClient();
  const { success, warn } = useToasts();
  const nameOf = useSettingName();
  const [edits, setEdits] = useState<SettingEdits>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [changes, setChanges] = useState<readonly SettingsDiffFragment[]>();
  const { values, invalid } = readEdits(state.values, edits);
  const isNew = individual !== undefined && !state.isIndividual;
  const reset = () => {
    setEdits({});
    setErrors({});
    setChanges(undefined);
  };
  const edit = (name: string, text: string) => setEdits((current) => ({ ...current, [name]: text }));
  /** Marks the fields and names them in a message, because they may be scrolled out of view. */
  const reject = (rejected: readonly { name: string; message: string }[]) => {
    setErrors(Object.fromEntries(rejected.map(({ name, message }) => [name, message])));
    warn(t('plans.invalid'), rejected.map(({ name, message }) => `${nameOf(name)}: ${message}`).join(' '));
  };
  const review = async () => {
    if (invalid.length > 0) {
      reject(invalid.map((name) => ({ name, message: formText(isAmount(name) ? 'amount' : 'wholeNumber') })));
      return;
    }
    try {
      const { data } = await client.query({
        query: PlanSettingsPreviewDocument,
        variables: { individual, values },
        fetchPolicy: 'no-cache',
      });
      const rejected = data?.planSettingsPreview.errors ?? [];
      setErrors({});
      if (rejected.length > 0) reject(rejected);
      else setChanges(data?.planSettingsPreview.changes);
    } catch (error) {
      warn(t('plans.failed'), toUserError(error as Error).message);
    }
  };
  const restore = async (version: number) => {
    try {
      const { data } = await client.query({
        query: PlanSettingsDocument,
        variables: { individual, version },
        fetchPolicy: 'no-cache',
      });
      if (!data) return;
      setEdits(createEdits(state.values, data.planSettings.values));
      setErrors({});
      success(t('plans.restored', { version }));
    } catch (error) {
      warn(t('plans.failed'), toUserError(error as Error).message);
    }
  };
  const fields = { settings: state.values, edits, errors, onEdit: edit };
  return (
    <div className={styles.stack}>
      <SettingsTable {...fields} />
      {individual ? null : <GeneralSettings {...fields} />}
      <div className={styles.acts}>
        <Button
          variant="filled"
          disabled={values.length === 0 && invalid.length === 0 && !isNew}
          onClick={() => void review()}
        >
          {t('plans.review')}
        </Button>
        <Button
          onClick={() => {
            reset();
            void reload();
          }}
        >
          {t('plans.reset')}
        </Button>
      </div>
      {changes ? (
        <ReviewDialog
          changes={changes}
          variables={{ individual, version: state.version, values }}
          onClose={() => setChanges(undefined)}
          onSaved={async () => {
            reset();
            await reload();
            success(t('plans.saved'));
          }}
        />
      ) : null}
      <Card title={t('plans.history')}>
        <SettingsHistory
          key={state.version}
          individual={individual}
          current={state.version}
          onRestore={(version) => void restore(version)}
        />
      </Card>
    </div>
  );
}
