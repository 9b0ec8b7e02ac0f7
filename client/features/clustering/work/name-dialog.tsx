import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxClusterNameChars } from '../../../../server/contract/clustering.js';
import { DialogFooter } from '../../../components/form/dialog-footer.js';
import { Dialog } from '../../../components/ui/dialog.js';

interface NameDialogProps {
  title: string;
  verb: string;
  /** What the field begins with. */
  name?: string;
  hint?: string;
  /** Whether it may be left empty. */
  isOptional?: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks for the name of a folder. */
export function NameDialog({ title, verb, name = '', hint, isOptional, onClose, onName }: NameDialogProps) {
  const { t } = useTranslation('clustering');
  const [typed, setTyped] = useState(name);
  const [isRequested, setAsked] = useState(false);
  const isMissing = !isOptional && typed.trim() === '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) return;
    onClose();
    if (typed.trim() !== name || isOptional) onName(typed.trim());
  };
  return (
    <Dialog opened onClose={onClose} title={title}>
      <form onSubmit={send} noValidate aria-label={title}>
        <TextInput
          size="md"
          label={t('folderName')}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={typed}
          maxLength={maxClusterNameChars}
          error={isRequested && isMissing ? t('nameMissing') : undefined}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <DialogFooter onCancel={onClose}>
          <Button type="submit" size="md" variant="filled">
            {verb}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
