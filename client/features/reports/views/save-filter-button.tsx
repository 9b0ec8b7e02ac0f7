import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../graphql/use-viewer.js';
import type { FilterLine } from '../filter/filter-model.js';
import { serialiseFilter } from '../filter/filter-string.js';
import { useTable } from '../table/table-context.js';

/** Asks for a name for the lines of the filter panel; for people with an account. */
export function SaveFilterButton({ lines }: { lines: readonly FilterLine[] }) {
  const { t } = useTranslation('reports');
  const { setSaving } = useTable();
  const { account } = useViewer();
  if (!account) return null;
  return (
    <Button
      leftSection={<IconDeviceFloppy aria-hidden="true" />}
      disabled={lines.length === 0}
      onClick={() => setSaving(serialiseFilter(lines))}
    >
      {t('views.save')}
    </Button>
  );
}
