import { Button } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { plainText } from '../../../components/grid/cell-value.js';
import type { InitialEdit } from '../edit/edit-draft.js';
import { EditError } from '../edit/edit-error.js';
import { useGroupEditing } from '../edit/use-group-editing.js';
import { maxSelectedRows } from '../../../../server/contract/reports/selected-rows.js';
import { maxEditKeywords } from '../../../../server/contract/projects/group-edits.js';
import { useSelectedRows } from '../../../widgets/reports/selection/use-selected-rows.js';
import { useTable } from '../../../widgets/reports/table-context.js';
import { groupChannel } from './group-subject.js';
import type { GroupReportFragment } from '../../../graphql/group-report.generated.js';

interface SelectedRowsProps {
  group: GroupReportFragment;
  onEdit: (start: InitialEdit) => void;
  onChanged: () => void;
}

/** Actions of selected keywords in a group report. */
export function SelectedRows({ group, onEdit, onChanged }: SelectedRowsProps) {
  const { meta } = useTable();
  if (!group.keyModify) return null;
  if (meta.row.kind === 'keyword') return <DeleteChecked group={group} onChanged={onChanged} />;
  return meta.row.kind === 'domain' ? <EditByChecked onEdit={onEdit} /> : null;
}

/** Deletes the selected keywords immediately and offers undo. */
function DeleteChecked({ group, onChanged }: Omit<SelectedRowsProps, 'onEdit'>) {
  const { t } = useTranslation('groups');
  const { meta, selection } = useTable();
  const isOrganic = groupChannel(meta) === 'organic';
  const {
    save,
    isBusy,
    serverError: rejected,
    clearServerError: resetError,
  } = useGroupEditing(group, { onChanged, onDone: selection.clear });
  const { load, isLoading, isTooMany, tooManyText } = useSelectedRows(maxEditKeywords);
  const remove = async (ignoresVersion = false) => {
    const rows = await load();
    if (rows === undefined) return;
    const ids = rows.map((row) => Number(row['id']));
    const edit = { action: 'delete', by: 'keys', organic: isOrganic, context: !isOrganic, ids } as const;
    await save(edit, { ignoresVersion });
  };
  return (
    <>
      <EditError
        error={undefined}
        serverError={rejected}
        onReload={() => {
          resetError();
          onChanged();
        }}
        onRepeat={() => void remove(true)}
      />
      <Button
        leftSection={<IconMinus aria-hidden="true" />}
        loading={isBusy || isLoading}
        disabled={isTooMany}
        title={tooManyText}
        onClick={() => void remove()}
      >
        {t('edit.delete.menu')}
      </Button>
    </>
  );
}

/** Opens the domain edit dialogs with the selected rows. */
function EditByChecked({ onEdit }: Pick<SelectedRowsProps, 'onEdit'>) {
  const { t } = useTranslation('groups');
  const { meta } = useTable();
  const target = groupChannel(meta);
  const { load, isLoading, isTooMany, tooManyText } = useSelectedRows(maxSelectedRows);
  const open = async (action: InitialEdit['action']) => {
    const rows = await load();
    if (rows) onEdit({ action, by: 'domains', target, domains: rows.map((row) => plainText(row['name'])) });
  };
  const buttonProps = { loading: isLoading, disabled: isTooMany, title: tooManyText };
  return (
    <>
      <Button
        {...buttonProps}
        leftSection={<IconPlus aria-hidden="true" />}
        onClick={() => void open('import')}
      >
        {t('edit.import.menu')}
      </Button>
      <Button
        {...buttonProps}
        leftSection={<IconMinus aria-hidden="true" />}
        onClick={() => void open('delete')}
      >
        {t('edit.delete.menu')}
      </Button>
    </>
  );
}
