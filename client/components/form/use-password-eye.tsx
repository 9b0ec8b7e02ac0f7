import { ActionIcon } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Password visibility toggle of a field. */
export function usePasswordEye(): { type: 'text' | 'password'; visibilityToggle: ReactNode } {
  const { t } = useTranslation('forms');
  const [isVisible, setVisible] = useState(false);
  const label = t(isVisible ? 'hidePassword' : 'showPassword');
  const Icon = isVisible ? IconEyeOff : IconEye;
  return {
    type: isVisible ? 'text' : 'password',
    visibilityToggle: (
      <ActionIcon
        size={26}
        onClick={() => setVisible((wasVisible) => !wasVisible)}
        aria-label={label}
        title={label}
      >
        <Icon aria-hidden="true" />
      </ActionIcon>
    ),
  };
}
