import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { useToasts } from '../../components/ui/use-toasts.js';
import styles from './name-field.module.css';

interface NameFieldProps {
  name: string;
  maxLength: number;
  label: string;
  /** Title of the error if the server rejects the name. */
  errorTitle: string;
  /** Renames the project. Rejects with the server's error. */
  rename: (name: string) => Promise<void>;
  onLeave: () => void;
}

/** Inline editor of a project name: Enter saves, Escape cancels. */
export function NameField({
  name: currentName,
  maxLength,
  label,
  errorTitle,
  rename,
  onLeave,
}: NameFieldProps) {
  const { warnBriefly } = useToasts();
  const [name, setName] = useState(currentName);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    if (name.trim() === currentName) return onLeave();
    setBusy(true);
    try {
      await rename(name);
      onLeave();
    } catch (error) {
      warnBriefly(errorTitle, toUserError(error as Error).message);
      setBusy(false);
    }
  };
  return (
    <TextInput
      className={styles.field}
      aria-label={label}
      value={name}
      maxLength={maxLength}
      readOnly={isBusy}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setName(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') {
          event.stopPropagation();
          onLeave();
        }
      }}
      onBlur={() => !isBusy && onLeave()}
    />
  );
}
