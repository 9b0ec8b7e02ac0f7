import styles from './checks.module.css';
import { usePageChecks } from './grid-checks.js';

/** Header check box: selects all rows of the page and is indeterminate for a partial selection. */
export function CheckAllHeader() {
  const checks = usePageChecks();
  if (!checks) return null;
  const { name, state, setAll } = checks;
  return (
    <input
      type="checkbox"
      className={styles.box}
      tabIndex={-1}
      aria-label={name}
      title={name}
      checked={state === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      onChange={() => setAll(state !== 'all')}
    />
  );
}
