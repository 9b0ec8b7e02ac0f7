import { Banner } from '../../components/ui/banner.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import styles from './corporate-section.module.css';

/** Server error inside a dialog. Renders nothing without an error. */
export function DialogError({ error }: { error: Error | undefined }) {
  if (!error) return null;
  return (
    <div className={styles.fault}>
      <Banner tone="error">{toUserError(error).message}</Banner>
    </div>
  );
}
