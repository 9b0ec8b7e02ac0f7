import { useTranslation } from 'react-i18next';
import { DomainLink } from '../../components/ui/domain-link.js';
import type { SmallColumn } from '../../components/ui/small-table.js';
import { useVisitsText } from '../../graphql/databases/use-visits-text.js';
import { useFormat } from '../../i18n/use-format.js';

export const maxListedDomains = 9;

/** Domain with its keyword count and visits. */
interface ListedDomain {
  name: string;
  it50: number;
  vis: number;
  hasVolumes: boolean;
  /** Services with a shared identifier. */
  kinds?: readonly string[];
}

/** Columns of a domain list, with the name as the first column. */
export function useDomainColumns(base?: string): [SmallColumn<ListedDomain>, ...SmallColumn<ListedDomain>[]] {
  const { t } = useTranslation('monetization');
  const format = useFormat();
  const visitsText = useVisitsText();
  return [
    {
      key: 'name',
      title: t('columns.domain'),
      width: '52%',
      cell: ({ name }) => <DomainLink domain={name} base={base} />,
    },
    { key: 'it50', title: t('columns.top50'), isNumber: true, cell: ({ it50 }) => format.integer(it50) },
    {
      key: 'vis',
      title: t('columns.visits'),
      isNumber: true,
      isQuiet: true,
      cell: visitsText,
    },
  ];
}
