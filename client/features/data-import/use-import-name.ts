import { useTranslation } from 'react-i18next';
import type { DataImportsQuery } from './data-import.generated.js';

/** Name of an import: its first file and the number of others. */
export function useImportName({ files }: Pick<DataImportsQuery['dataImports'][number], 'files'>): string {
  const { t } = useTranslation('data');
  const [name = '', ...otherNames] = new Set(files.map((file) => file.name));
  return otherNames.length === 0 ? name : t('import.more', { name, count: otherNames.length });
}
