import { useCellEnvironment } from '../cell-environment.js';
import type { CellProps } from './cell-props.js';
import styles from './cells.module.css';
import { serpFeatureIcon } from './serp-feature-icons.js';

/** Maximum number of icons; the remaining features are counted. */
const maxIcons = 4;

/** SERP features of a keyword as icons. */
export function SerpFeaturesCell({ value }: CellProps) {
  const { serpFeatures } = useCellEnvironment();
  const features = serpFeatureIds(value).flatMap((id) => serpFeatures.get(id) ?? []);
  if (features.length === 0) return <span className={styles.unknown}>–</span>;
  const names = features.map(({ name }) => name).join(', ');
  const hiddenFeatures = features.slice(maxIcons);
  return (
    <span className={styles.wizards} role="img" aria-label={names}>
      {features.slice(0, maxIcons).map(({ id, name, icon }) => {
        const Icon = serpFeatureIcon(icon);
        return (
          <span key={id} title={name}>
            <Icon aria-hidden="true" />
          </span>
        );
      })}
      {hiddenFeatures.length > 0 && (
        <span className={styles.more} title={hiddenFeatures.map(({ name }) => name).join(', ')}>
          +{hiddenFeatures.length}
        </span>
      )}
    </span>
  );
}

/** SERP feature ids in a cell value; empty for invalid values. */
function serpFeatureIds(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id): id is number => typeof id === 'number') : [];
}
