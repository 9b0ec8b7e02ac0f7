import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** Button label: verb with object. */
  children: ReactNode;
  /** 34 px next to fields, 30 px in a dialog footer. */
  size?: 'md' | 'sm';
  fullWidth?: boolean;
  /** Outlined, for pages with several equal forms. */
  quiet?: boolean;
  disabled?: boolean;
}

/** Submit button of a form, filled by default; disabled during submission. */
export function SubmitButton({ children, size = 'md', fullWidth, quiet, disabled }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant={quiet ? 'default' : 'filled'}
      size={size}
      fullWidth={fullWidth}
      loading={isSubmitting}
      disabled={disabled}
    >
      {children}
    </Button>
  );
}
