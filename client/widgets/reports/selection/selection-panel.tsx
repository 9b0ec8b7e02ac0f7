import { Button, Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.js';
import { toUnicodeHost } from '../../../lib/text/unicode-host.js';
import { ExportSelectedButton } from './export-checked.js';
import { useTable } from '../table-context.js';
import { getPage } from '../../../addresses/catalogue.js';
import { paths } from '../../../addresses/paths.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { domainsLink } from './domains-link.js';
import { UseInToolMenu } from './use-in-tool-menu.js';
import styles from './selection-panel.module.css';
import { useCheckedCount } from '../use-checked-count.js';
import { useCopyChecked } from './use-copy-checked.js';
import { useRowName } from './use-row-name.js';
import { useToastsAbove } from './use-toasts-above.js';
import { useSelectAllRows } from './use-select-all-rows.js';

/** Maximum number of selected rows listed by name. */
const maxNamedRows = 3;

/** Actions of the selected rows, shown below the table while rows are selected. */
export function SelectionPanel({ isAttached }: { isAttached: boolean }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { selection } = useTable();
  const [folded, setFolded] = useState(false);
  const [isDomainAdded, setDomainAdded] = useState(false);
  const clear = () => {
    setDomainAdded(false);
    selection.clear();
  };
  const count = useCheckedCount();
  const panel = useRef<HTMLDivElement>(null);
  useToastsAbove(panel, count > 0);
  const message = count > 0 ? t('selection.count', { formatted: format.integer(count) }) : '';
  const foldLabel = t(folded ? 'selection.unfold' : 'selection.fold');
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  return (
    <>
      <span className="for-ears" role="status">
        {message}
      </span>
      {count > 0 && (
        <div
          ref={panel}
          className={styles.panel}
          data-attached={isAttached}
          role="group"
          aria-label={t('selection.label')}
        >
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!folded}
            aria-label={foldLabel}
            title={foldLabel}
            onClick={() => setFolded(!folded)}
          >
            <Chevron aria-hidden="true" />
          </button>
          <b className={styles.count}>{message}</b>
          {!folded && (
            <>
              <SelectMore />
              <SelectedNames />
              <SelectionActions isDomainAdded={isDomainAdded} onAdd={setDomainAdded} />
            </>
          )}
          <button type="button" className={styles.clear} onClick={clear}>
            {t('selection.clear')}
          </button>
        </div>
      )}
    </>
  );
}

/** Selects the remaining rows: of all pages if one request can load them, else of this page. */
function SelectMore() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { rows, selection, limits } = useTable();
  const allRows = useSelectAllRows();
  if (selection.isAllSelected) return selection.excluded.size > 0 ? <SelectAllAgain /> : null;
  const page = rows.result?.data ?? [];
  const isPageChecked = page.every((row) => selection.rows.has(selection.keyOf(row)));
  if (allRows.total !== undefined) {
    if (isPageChecked && selection.rows.size >= allRows.total) return null;
    return (
      <button type="button" className={styles.more} disabled={allRows.busy} onClick={allRows.select}>
        {t('selection.whole', { formatted: format.integer(allRows.total) })}
      </button>
    );
  }
  const total = rows.result?.total ?? 0;
  return (
    <>
      {!isPageChecked && (
        <button type="button" className={styles.more} onClick={() => selection.set(page, true)}>
          {t('selection.page')}
        </button>
      )}
      {(limits.rows ?? total) >= total && (
        <button type="button" className={styles.more} onClick={selection.selectAll}>
          {t('selection.whole', { formatted: format.integer(total) })}
        </button>
      )}
    </>
  );
}

/** Selects the deselected rows again. */
function SelectAllAgain() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { rows, selection } = useTable();
  return (
    <button type="button" className={styles.more} onClick={selection.selectAll}>
      {t('selection.whole', { formatted: format.integer(rows.result?.total ?? 0) })}
    </button>
  );
}

function SelectedNames() {
  const { selection } = useTable();
  const nameOf = useRowName();
  const names = [...selection.rows].slice(0, maxNamedRows).map(([key, row]) => ({ key, name: nameOf(row) }));
  return (
    <span className={styles.names}>
      {names.map(({ key, name }) => (
        <span key={key} className={styles.name} title={name}>
          {name}
        </span>
      ))}
    </span>
  );
}

interface SelectionActionsProps {
  /** Whether the table's own domain is included. */
  isDomainAdded: boolean;
  onAdd: (isDomainAdded: boolean) => void;
}

function SelectionActions({ isDomainAdded, onAdd }: SelectionActionsProps) {
  const { t } = useTranslation('reports');
  const { meta, subject, rows, selection, selectionActions } = useTable();
  const subjectId = rows.result?.subjectId ?? undefined;
  const canAdd =
    meta.row.kind === 'domain' &&
    !selection.isAllSelected &&
    subject.domain !== undefined &&
    subjectId !== undefined;
  const { account } = useViewer();
  const createLink = (pathname: string) =>
    // A report does not link to its own page.
    selection.isAllSelected || pathname === meta.route
      ? undefined
      : domainsLink(pathname, meta, {
          rows: selection.rows.values(),
          addedId: canAdd && isDomainAdded ? subjectId : undefined,
          base: subject.links['base'],
        });
  const comparisonLink = createLink(getPage('comparison').route);
  const groupLink = account ? createLink(paths.groups) : undefined;
  const batchLink = createLink(getPage('tool-domain-batch').route);
  return (
    <span className={styles.actions}>
      {canAdd && (
        <Checkbox
          size="xs"
          checked={isDomainAdded}
          onChange={(event) => onAdd(event.currentTarget.checked)}
          label={t('selection.addDomain', { domain: toUnicodeHost(subject.domain ?? '') })}
        />
      )}
      <CopySelectedButton />
      <ExportSelectedButton />
      {selectionActions}
      {groupLink && (
        <Button component="a" href={groupLink} target="_blank" rel="noopener">
          {t('selection.group')}
        </Button>
      )}
      {comparisonLink && (
        <Button component="a" href={comparisonLink} target="_blank" rel="noopener">
          {t('selection.compare')}
        </Button>
      )}
      {batchLink && (
        <Button component="a" href={batchLink} target="_blank" rel="noopener">
          {t('selection.batch')}
        </Button>
      )}
      <UseInToolMenu />
    </span>
  );
}

function CopySelectedButton() {
  const { t } = useTranslation('reports');
  const copy = useCopyChecked();
  return (
    <Button leftSection={<IconCopy aria-hidden="true" />} onClick={copy}>
      {t('selection.copy')}
    </Button>
  );
}
