import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './list-form.module.css';
import { IncludedInPlans, RunCost } from './run-cost.js';

interface ListFormProps {
  /** What the form is called, where the page has others. */
  label?: string;
  /** What is typed. */
  lists: ReactNode;
  /** What else is chosen, beside the lists. */
  options?: ReactNode;
  /** Why it was refused. */
  error?: ReactNode;
  /** What the lists hold. */
  counts: ReactNode;
  /** What the button says; it is off where there is nothing to do. */
  action: string;
  isOff: boolean;
  isBusy?: boolean;
  /** The plans that hold the tool, where that of who looks does not. */
  includedIn?: string | null;
  onSubmit: () => void;
}

/** What a tool is run on: lists, choices beside them, and under both what they hold, what a run costs, the button. */
export function ListForm({
  label,
  lists,
  options,
  error,
  counts,
  action,
  isOff,
  isBusy,
  includedIn,
  onSubmit,
}: ListFormProps) {
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOff && !isBusy) onSubmit();
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
          {includedIn ? <IncludedInPlans plans={includedIn} /> : <RunCost />}
          <Button type="submit" variant="filled" loading={isBusy} disabled={isOff}>
            {action}
          </Button>
        </span>
      </div>
    </form>
  );
}
