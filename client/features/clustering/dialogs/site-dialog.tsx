import { useApolloClient } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { SetClusteringSiteDocument } from '../clustering.generated.js';
import { useWorkbench } from '../workbench/workbench.js';

/** Sets the site whose pages the project looks up. An empty field removes it. */
export function SiteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('clustering');
  const client = useApolloClient();
  const { project, reload } = useWorkbench();
  const [site, setSite] = useState(project.site ?? '');
  const [errorMessage, setErrorMessage] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const variables = { uid: project.uid, site: site.trim() };
      await client.mutate({ mutation: SetClusteringSiteDocument, variables });
      // The table also shows the pages of the site.
      await reload();
      onClose();
    } catch (siteError) {
      setErrorMessage(toUserError(siteError as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={t('site.title')}>
      <form onSubmit={(event) => void save(event)} noValidate aria-label={t('site.title')}>
        <TextInput
          size="md"
          label={t('site.label')}
          description={t('site.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="northtrail.example"
          value={site}
          error={errorMessage}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          data-autofocus
          onChange={(event) => setSite(event.currentTarget.value)}
        />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" size="md" variant="filled" loading={isBusy}>
            {t('site.verb')}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
