import { Sparkline } from '../../components/chart/sparkline.js';
import { Position } from '../../components/ui/position.js';
import { useFormat } from '../../i18n/use-format.js';
import type { Table } from './column-report.js';
import styles from './data-import.module.css';
import { useFieldName } from './use-field-name.js';

/** Fraction digits of the numeric fields. */
const fractionDigits: Readonly<Record<string, number | undefined>> = {
  ws: 0,
  wsk: 0,
  docs: 0,
  clicks: 0,
  impressions: 0,
  cpc: 2,
  cpc_min: 2,
  cpc_max: 2,
  difficulty: 0,
  average_position: 2,
};

const positionFields: ReadonlySet<string> = new Set(['position', 'previous_position', 'ranked_before']);

export const previewRowCount = 5;

/** First records of a file, formatted as in reports. */
export function PreviewTable({
  label,
  table: { fields, records, domain },
}: {
  label: string;
  table: Pick<Table, 'fields' | 'records' | 'domain'>;
}) {
  const getFieldName = useFieldName();
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={label}>
      <table className={styles.preview}>
        <thead>
          <tr>
            {fields.map((field) => (
              <th key={field} scope="col" className={isNumeric(field) ? styles.right : undefined}>
                {getFieldName(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.slice(0, previewRowCount).map((record, rowIndex) => (
            <tr key={rowIndex}>
              {fields.map((field, index) => (
                <td key={field} className={isNumeric(field) ? styles.right : undefined}>
                  <Value
                    field={field}
                    value={
                      field === 'url' ? formatPageUrl(record[index] ?? '', domain) : (record[index] ?? '')
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ field, value }: { field: string; value: string }) {
  const format = useFormat();
  const decimals = fractionDigits[field];
  const number = Number(value.replace(/\s*%$/, ''));
  if (value === '') return <span className={styles.none}>–</span>;
  const months = field === 'trend' ? (value.match(/\d+(?:\.\d+)?/g) ?? []).map(Number) : [];
  if (months.length > 1) {
    return (
      <span role="img" aria-label={value} title={value}>
        <Sparkline values={months} />
      </span>
    );
  }
  if (positionFields.has(field) && Number.isInteger(number)) return <Position value={number} />;
  if (decimals !== undefined && Number.isFinite(number)) {
    return decimals > 0 ? format.decimal(number, decimals) : format.integer(number);
  }
  return (
    <span className={field === 'keyword' ? styles.keyword : styles.text} title={value}>
      {value}
    </span>
  );
}

function isNumeric(field: string): boolean {
  return positionFields.has(field) || fractionDigits[field] !== undefined;
}

/** Shows only the path for pages of the file's domain, as in reports. */
function formatPageUrl(url: string, domain: string | null): string {
  if (domain === null || !URL.canParse(url)) return url;
  const { hostname, pathname, search } = new URL(url);
  return hostname.replace(/^www\./, '') === domain ? pathname + search : url;
}
