import styles from './colour-legend.module.css';

interface ColourLegendProps {
  /** Names in the order of the colours, each with its CSS colour. */
  parts: readonly { name: string; colour: string | undefined }[];
  /** What the colours tell; without it whoever hears the page is told it elsewhere. */
  label?: string;
}

/** What each colour of a chart or table stands for. */
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
