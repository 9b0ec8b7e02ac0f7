import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog.js';
import { useMutationWithToast } from '../../components/ui/use-mutation-with-toast.js';
import { TagPositionsKeywordsDocument } from './positions.generated.js';

interface TagDialogProps {
  project: string;
  keywords: readonly number[];
  opened: boolean;
  onClose: () => void;
  onTagged: () => void;
}

/** Adds tags to the selected keywords or removes them. */
export function TagDialog({ project, keywords, opened, onClose, onTagged }: TagDialogProps) {
  const { t } = useTranslation('positions');
  const [typed, setTyped] = useState('');
  const [tag, isBusy] = useMutationWithToast(TagPositionsKeywordsDocument, t('actions.notTagged'));
  const tags = typed.split(',').filter((name) => name.trim() !== '');
  const save = async (remove: boolean) => {
    if (!(await tag({ id: project, keywords: [...keywords], tags, remove }))) return;
    setTyped('');
    onTagged();
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('actions.tagTitle')}
      footer={
        <>
          <Button size="md" disabled={tags.length === 0 || isBusy} onClick={() => void save(true)}>
            {t('actions.tagRemove')}
          </Button>
          <Button
            size="md"
            variant="filled"
            disabled={tags.length === 0}
            loading={isBusy}
            onClick={() => void save(false)}
          >
            {t('actions.tagAdd')}
          </Button>
        </>
      }
    >
      <TextInput
        size="md"
        label={t('actions.tags')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
    </Dialog>
  );
}
