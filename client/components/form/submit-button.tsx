import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

interface SubmitButtonProps {
  /** A verb with its object. */
  children: ReactNode;
  fullWidth?: boolean;
  disabled?: boolean;
}

/** The form's filled button; it waits while the form is on its way. */
export function SubmitButton({ children, fullWidth, disabled }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="filled"
      size="md"
      fullWidth={fullWidth}
      loading={isSubmitting}
      disabled={disabled}
    >
      {children}
    </Button>
  );
}
