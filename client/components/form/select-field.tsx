import { type ReactNode, useId } from 'react';
import styles from './form.module.css';
import { NativeSelect } from './native-select.js';
import { useFormField } from './use-form-field.js';

interface SelectFieldProps {
  /** Name among the form's values. */
  name: string;
  label: string;
  hint?: ReactNode;
  options: readonly { value: string; label: string }[];
}

/** A choice of one, by the platform's own list. */
export function SelectField({ name, label, hint, options }: SelectFieldProps) {
  const id = useId();
  const { input } = useFormField(name);
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <NativeSelect
        {...input}
        id={id}
        className={styles.select}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
