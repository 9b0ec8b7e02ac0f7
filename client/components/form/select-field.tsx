import { type ReactNode, useId } from 'react';
import styles from './form.module.css';
import { NativeSelect } from './native-select.js';
import { useFormField } from './use-form-field.js';

interface SelectFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
  /** Called after the user selected another option. */
  onSelected?: (value: string) => void;
}

/** Native select field of a form. It is blank if no option has the value of the form. */
export function SelectField({ name, label, hint, options, onSelected }: SelectFieldProps) {
  const id = useId();
  const { input, error } = useFormField(name);
  const message = error ?? hint;
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <NativeSelect
        {...input}
        onChange={(event) => {
          input.onChange(event);
          onSelected?.(event.currentTarget.value);
        }}
        id={id}
        className={styles.select}
        aria-invalid={error !== undefined}
        aria-describedby={message ? `${id}-hint` : undefined}
      >
        {options.some(({ value }) => value === input.value) ? null : (
          <option value={input.value} disabled hidden />
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {message ? (
        <p className={error ? styles.fault : styles.hint} id={`${id}-hint`}>
          {message}
        </p>
      ) : null}
    </div>
  );
}
