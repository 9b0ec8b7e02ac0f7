import { TextInput } from '@mantine/core';
import { useFormField } from '../../components/form/use-form-field.js';

interface DiscountFieldProps {
  /** Name among the form's values. */
  name: string;
  label: string;
  hint: string;
}

/** A whole percent in digits: other characters do not get in, by keys, by paste or by drop. */
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
      // Keyboards of telephones send no keys.
      onChange={(event) => setValue(event.currentTarget.value.replace(/\D/g, ''))}
    />
  );
}
