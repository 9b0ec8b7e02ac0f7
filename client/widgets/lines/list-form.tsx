import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './list-form.module.css';
import { IncludedInPlans, RunCost } from './run-cost.js';

interface ListFormProps {
  /** Accessible name; required if the page has several forms. */
  label?: string;
  lists: ReactNode;
  options?: ReactNode;
  error?: ReactNode;
  counts: ReactNode;
  /** Button label. */
  submitLabel: string;
  isDisabled: boolean;
  isBusy?: boolean;
  /** Plans that include the tool, if the reader's plan does not. */
  includedInPlans?: string | null;
  onSubmit: () => void;
}

/** Input form of a tool: lists, options, counts, cost and the submit button. */
export function ListForm({
  label,
  lists,
  options,
  error,
  counts,
  submitLabel,
  isDisabled,
  isBusy,
  includedInPlans,
  onSubmit,
}: ListFormProps) {
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDisabled && !isBusy) onSubmit();
      }}
    >
      <div className={options ? styles.fields : styles.field}>
        <div className={styles.lists}>{lists}</div>
        {options ? <div className={styles.options}>{options}</div> : null}
      </div>
      {error ? <div className={styles.fault}>{error}</div> : null}
      <div className={styles.foot}>
        {counts}
        <span className={styles.run}>
          {includedInPlans ? <IncludedInPlans plans={includedInPlans} /> : <RunCost />}
          <Button type="submit" variant="filled" loading={isBusy} disabled={isDisabled}>
            {submitLabel}
          </Button>
        </span>
      </div>
    </form>
  );
}
