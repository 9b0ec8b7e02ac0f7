import styles from './colour-legend.module.css';

interface ColourLegendProps {
  /** Names with CSS colours, in order. */
  parts: readonly { name: string; colour: string | undefined }[];
  /** Accessible name; omit it if another element describes the legend. */
  label?: string;
}

/** Colour legend of a chart or table. */
export function ColourLegend({ parts, label }: ColourLegendProps) {
  return (
    <ul className={styles.legend} aria-label={label} aria-hidden={label === undefined}>
      {parts.map(({ name, colour }) => (
        <li key={name}>
          <span style={{ background: colour }} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
