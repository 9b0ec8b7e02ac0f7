import { Button, Checkbox } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.js';
import { toUnicodeHost } from '../../../lib/unicode-host.js';
import { ExportChecked } from '../export/export-checked.js';
import { useTable } from '../table/table-context.js';
import { pageOf } from '../../../addresses/catalogue.js';
import { paths } from '../../../addresses/paths.js';
import { useViewer } from '../../../graphql/use-viewer.js';
import { domainsLink } from './domains-link.js';
import { UseInToolMenu } from './use-in-tool-menu.js';
import styles from './selection-panel.module.css';
import { useCheckedCount } from './use-checked-count.js';
import { useCopyChecked } from './use-copy-checked.js';
import { useRowName } from './use-row-name.js';
import { useSelectWhole } from './use-select-all-rows.js';

/** Checked rows that are named in the panel. */
const named = 3;

/** What can be done with the checked rows: a line under the table, only while there are any. */
export function SelectionPanel({ attached }: { attached: boolean }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { selection } = useTable();
  const [folded, setFolded] = useState(false);
  const [added, setAdded] = useState(false);
  const clear = () => {
    setAdded(false);
    selection.clear();
  };
  const count = useCheckedCount();
  const said = count > 0 ? t('selection.count', { shown: format.integer(count) }) : '';
  const fold = t(folded ? 'selection.unfold' : 'selection.fold');
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  return (
    <>
      <span className="for-ears" role="status">
        {said}
      </span>
      {count > 0 && (
        <div className={styles.panel} data-attached={attached} role="group" aria-label={t('selection.label')}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!folded}
            aria-label={fold}
            title={fold}
            onClick={() => setFolded(!folded)}
          >
            <Chevron aria-hidden="true" />
          </button>
          <b className={styles.count}>{said}</b>
          {!folded && (
            <>
              <SelectMore />
              <Names />
              <Actions added={added} onAdd={setAdded} />
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

/** Checks the rest: of all pages where that is one request, else of this page. */
function SelectMore() {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { rows, selection, limits } = useTable();
  const whole = useSelectWhole();
  if (selection.isWhole) return null;
  const page = rows.answer?.data ?? [];
  const pageIsChecked = page.every((row) => selection.rows.has(selection.keyOf(row)));
  if (whole.total !== undefined) {
    if (pageIsChecked && selection.rows.size >= whole.total) return null;
    return (
      <button type="button" className={styles.more} disabled={whole.busy} onClick={whole.select}>
        {t('selection.whole', { shown: format.integer(whole.total) })}
      </button>
    );
  }
  const total = rows.answer?.total ?? 0;
  return (
    <>
      {!pageIsChecked && (
        <button type="button" className={styles.more} onClick={() => selection.set(page, true)}>
          {t('selection.page')}
        </button>
      )}
      {(limits.rows ?? total) >= total && (
        <button type="button" className={styles.more} onClick={selection.setWhole}>
          {t('selection.whole', { shown: format.integer(total) })}
        </button>
      )}
    </>
  );
}

function Names() {
  const { selection } = useTable();
  const nameOf = useRowName();
  const names = [...selection.rows].slice(0, named).map(([key, row]) => ({ key, name: nameOf(row) }));
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

interface ActionsProps {
  /** Whether the table's own domain goes with the checked ones. */
  added: boolean;
  onAdd: (added: boolean) => void;
}

function Actions({ added, onAdd }: ActionsProps) {
  const { t } = useTranslation('reports');
  const { meta, subject, rows, selection, ofSelection } = useTable();
  const subjectId = rows.answer?.subjectId ?? undefined;
  const canAdd =
    meta.row.kind === 'domain' &&
    !selection.isWhole &&
    subject.domain !== undefined &&
    subjectId !== undefined;
  const { account } = useViewer();
  const linkTo = (pathname: string) =>
    selection.isWhole
      ? undefined
      : domainsLink(
          pathname,
          meta,
          selection.rows.values(),
          canAdd && added ? subjectId : undefined,
          subject.links['base'],
        );
  const compared = linkTo(pageOf('comparison').route);
  const grouped = account ? linkTo(paths.groups) : undefined;
  const analysed = meta.id === 'tool-domain-batch' ? undefined : linkTo(pageOf('tool-domain-batch').route);
  return (
    <span className={styles.actions}>
      {canAdd && (
        <Checkbox
          size="xs"
          checked={added}
          onChange={(event) => onAdd(event.currentTarget.checked)}
          label={t('selection.addDomain', { domain: toUnicodeHost(subject.domain ?? '') })}
        />
      )}
      <CopyRows />
      <ExportChecked />
      {ofSelection}
      {grouped && (
        <Button component="a" href={grouped} target="_blank" rel="noopener">
          {t('selection.group')}
        </Button>
      )}
      {compared && (
        <Button component="a" href={compared} target="_blank" rel="noopener">
          {t('selection.compare')}
        </Button>
      )}
      {analysed && (
        <Button component="a" href={analysed} target="_blank" rel="noopener">
          {t('selection.batch')}
        </Button>
      )}
      <UseInToolMenu />
    </span>
  );
}

function CopyRows() {
  const { t } = useTranslation('reports');
  const copy = useCopyChecked();
  return (
    <Button leftSection={<IconCopy aria-hidden="true" />} onClick={copy}>
      {t('selection.copy')}
    </Button>
  );
}
