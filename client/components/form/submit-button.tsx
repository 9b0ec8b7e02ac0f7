import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** A verb with its object. */
  children: ReactNode;
  /** 34 px high among fields, 30 in the foot of a dialog. */
  size?: 'md' | 'sm';
  fullWidth?: boolean;
  /** Not filled: where a page holds several forms, none of which is its one next step. */
  quiet?: boolean;
  disabled?: boolean;
}

/** The form's button, filled unless told otherwise; it waits while the form is on its way. */
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
