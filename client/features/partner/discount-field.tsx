import { TextInput } from '@mantine/core';
import { useFormField } from '../../components/form/use-form-field.js';

interface DiscountFieldProps {
  name: string;
  label: string;
  hint: string;
}

/** Integer percent field that rejects other characters on key press, paste and drop. */
export function DiscountField({ name, label, hint }: DiscountFieldProps) {
  const { input, error, setValue } = useFormField(name);
  return (
    <TextInput
      {...input}
      size="md"
      label={label}
      description={hint}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      onKeyDown={(event) => {
        const insertsText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (insertsText && !/\d/.test(event.key)) event.preventDefault();
      }}
      onPaste={(event) => event.preventDefault()}
      onDrop={(event) => event.preventDefault()}
      // Mobile keyboards send no key events, so the change handler filters as well.
      onChange={(event) => setValue(event.currentTarget.value.replace(/\D/g, ''))}
    />
  );
}
