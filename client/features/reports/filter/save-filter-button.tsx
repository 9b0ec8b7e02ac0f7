import { Button } from '@mantine/core';
import { IconDeviceFloppy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Filter } from '../../../../server/contract/filter-language/filter-model.js';
import { useViewer } from '../../../graphql/use-viewer.js';
import { writeFilter } from './filter-model.js';
import { useTable } from '../table-context.js';

/** Saves the panel's lines under a name; only for logged-in users. */
export function SaveFilterButton({ lines }: { lines: Filter }) {
  const { t } = useTranslation('reports');
  const { setFilterToSave } = useTable();
  const { account } = useViewer();
  if (!account) return null;
  return (
    <Button
      leftSection={<IconDeviceFloppy aria-hidden="true" />}
      disabled={lines.length === 0}
      onClick={() => setFilterToSave(writeFilter(lines))}
    >
      {t('views.save')}
    </Button>
  );
}
