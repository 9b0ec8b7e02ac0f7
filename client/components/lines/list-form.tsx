import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './list-form.module.css';
import { IncludedInPlans, RunCost } from './run-cost.js';

interface ListFormProps {
  /** Accessible name, if the page has several forms. */
  label?: string;
  lists: ReactNode;
  /** Options next to the lists. */
  options?: ReactNode;
  /** Rejection error. */
  error?: ReactNode;
  /** List counts. */
  counts: ReactNode;
  /** Button label; the button is disabled while there is nothing to do. */
  action: string;
  isOff: boolean;
  isBusy?: boolean;
  /** Plans that include the tool, if the reader's plan does not. */
  includedIn?: string | null;
  onSubmit: () => void;
}

/** Input form of a tool: lists, options, counts, cost and the submit button. */
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
