import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from './grid-column.js';
import { watchHeaders } from './header-help-events.js';
import styles from './header-help.module.css';
import { useDescribedBy } from './help-box.js';

interface HeaderHelpProps {
  frame: RefObject<HTMLElement | null>;
  columns: readonly GridColumn[];
  /** Documentation page of the report's columns. */
  docs: string | undefined;
  /** Link to the formula of a column. */
  formulaPath?: (column: string) => string | undefined;
}

interface ExplainedHeader {
  column: GridColumn;
  header: HTMLElement;
}

const width = 280;
const windowMarginPx = 8;

/** Tooltip of a column header: meaning, unit, formula and documentation link. */
export function HeaderHelp({ frame, columns, docs, formulaPath }: HeaderHelpProps) {
  const { t } = useTranslation('reports');
  const [explained, setExplained] = useState<ExplainedHeader>();
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!frame.current) return undefined;
    return watchHeaders(frame.current, box, (header) => {
      const column = columns.find((candidate) => candidate.id === header?.getAttribute('col-id'));
      setExplained(header && column ? { header, column } : undefined);
    });
  }, [frame, columns]);
  useDescribedBy(explained?.header, id);

  if (!explained) return null;
  const { id: column, title, description, unit, formula } = explained.column;
  const formulaAnchor = formula ? formulaPath?.(column) : undefined;
  return (
    <div ref={box} id={id} role="tooltip" className={styles.help} style={positionBelow(explained.header)}>
      <p className={styles.title}>{title}</p>
      <p>{description}</p>
      {(unit || formula) && (
        <dl className={styles.facts}>
          {unit && <Fact name={t('help.unit')} text={unit} />}
          {formula && <Fact name={t('help.formula')} text={formula} />}
        </dl>
      )}
      {formulaAnchor && (
        <a href={formulaAnchor} target="_blank" rel="noreferrer">
          {t('help.counted')}
        </a>
      )}
      {docs && (
        <a href={docs} target="_blank" rel="noreferrer">
          {t('help.docs')}
        </a>
      )}
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}

/** Places the tooltip below the header, inside the window. */
function positionBelow(header: HTMLElement) {
  const { left, right, bottom } = header.getBoundingClientRect();
  const start = header.classList.contains('ag-right-aligned-header') ? right - width : left;
  const maxLeft = document.documentElement.clientWidth - width - windowMarginPx;
  return { top: bottom + 4, left: Math.max(windowMarginPx, Math.min(start, maxLeft)), width };
}
