import { Strip } from '../../components/ui/strip.js';
import { describeFault } from '../../graphql/describe-fault.js';
import styles from './corporate-section.module.css';

/** What the server refused, inside the dialog that asked; nothing while there is no such thing. */
export function DialogFault({ error }: { error: Error | undefined }) {
  if (!error) return null;
  return (
    <div className={styles.fault}>
      <Strip tone="error">{describeFault(error).message}</Strip>
    </div>
  );
}
