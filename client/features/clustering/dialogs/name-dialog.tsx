import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxClusterNameChars } from '../../../../server/contract/projects/clustering.js';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { Dialog } from '../../../components/ui/dialog.js';

interface NameDialogProps {
  title: string;
  submitLabel: string;
  /** Initial value of the field. */
  name?: string;
  hint?: string;
  /** Whether the name may be empty. */
  isOptional?: boolean;
  onClose: () => void;
  onSubmit: (name: string) => void;
}

/** Prompts for a folder name. */
export function NameDialog({
  title,
  submitLabel,
  name = '',
  hint,
  isOptional,
  onClose,
  onSubmit,
}: NameDialogProps) {
  const { t } = useTranslation('clustering');
  const [value, setValue] = useState(name);
  const [isSubmitted, setSubmitted] = useState(false);
  const isMissing = !isOptional && value.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isMissing) return;
    onClose();
    if (value.trim() !== name || isOptional) onSubmit(value.trim());
  };
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={submit} noValidate aria-label={title}>
        <TextInput
          size="md"
          label={t('folderName')}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={value}
          maxLength={maxClusterNameChars}
          error={isSubmitted && isMissing ? t('nameMissing') : undefined}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" size="md" variant="filled">
            {submitLabel}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
