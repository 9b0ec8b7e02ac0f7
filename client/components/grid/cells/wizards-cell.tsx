import { useCellEnvironment } from '../cell-environment.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';
import { wizardIcon } from './wizard-icons.js';

/** Icons that fit into the column; the rest is a number. */
const visible = 4;

/** The blocks of the keyword's result page as icons. */
export function WizardsCell({ value }: CellProps) {
  const { wizards } = useCellEnvironment();
  const existing = wizardsOf(value).flatMap((id) => wizards.get(id) ?? []);
  if (existing.length === 0) return <span className={styles.unknown}>–</span>;
  const names = existing.map(({ name }) => name).join(', ');
  const rest = existing.slice(visible);
  return (
    <span className={styles.wizards} role="img" aria-label={names}>
      {existing.slice(0, visible).map(({ id, name, icon }) => {
        const Icon = wizardIcon(icon);
        return (
          <span key={id} title={name}>
            <Icon aria-hidden="true" />
          </span>
        );
      })}
      {rest.length > 0 && (
        <span className={styles.more} title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}

/** The ids of a row's blocks; anything else counts as none. */
function wizardsOf(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
}
