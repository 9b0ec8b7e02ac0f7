import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, type TextFieldProps } from './text-field.js';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'aside' | 'inputMode'> {
  /** `current-password` where one logs in, `new-password` where one chooses it. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its reader asks to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('forms');
  const [isShown, setShown] = useState(false);
  const label = t(isShown ? 'hidePassword' : 'showPassword');
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      aside={
        <ActionIcon size={26} onClick={() => setShown((was) => !was)} aria-label={label} title={label}>
          <Icon aria-hidden="true" />
        </ActionIcon>
      }
    />
  );
}
