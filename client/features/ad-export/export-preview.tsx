import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { StateMessage } from '../../components/ui/state-message.js';
import type { AdExportPreviewQuery } from './ad-export.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './ad-export.module.css';

export type Preview = AdExportPreviewQuery['adExportPreview'];

interface ExportPreviewProps {
  domain: string;
  preview: Preview | undefined;
  /** Whether the preview still shows the previous options. */
  isStale: boolean;
}

/** Whether the options exclude every keyword of the domain. */
export function excludesAllKeywords({ keywords, tooLong, keptOff }: Preview): boolean {
  return keywords > 0 && tooLong + keptOff >= keywords;
}

/** First lines of the file and its total size. */
export function ExportPreview({ domain, preview, isStale }: ExportPreviewProps) {
  const { t } = useTranslation('adExport');
  const format = useFormat();
  if (preview?.lines === 0) {
    return (
      <div className="framed">
        <StateMessage title={t('none')}>{t('noneText', { domain })}</StateMessage>
      </div>
    );
  }
  if (preview && excludesAllKeywords(preview)) {
    return (
      <div className="framed">
        <StateMessage title={t('nothing')}>{t('nothingText')}</StateMessage>
      </div>
    );
  }
  const isTruncated = preview && preview.lineLimit !== null && preview.lineLimit < preview.lines;
  return (
    <>
      <p className={styles.holds}>
        {preview
          ? t('holds', { keywords: format.integer(preview.keywords), ads: format.integer(preview.ads) })
          : ' '}
        {preview && preview.keptOff > 0
          ? ` ${t('keptOff', { keywords: format.integer(preview.keptOff) })}`
          : ''}
        {isTruncated
          ? ` ${t('cut', { limit: format.integer(preview.lineLimit), lines: format.integer(preview.lines) })}`
          : ''}
      </p>
      <Card title={t('preview')} subtitle={t('previewHint')}>
        {preview ? <PreviewLines preview={preview} isStale={isStale} /> : <SkeletonRows rows={8} />}
      </Card>
    </>
  );
}

function PreviewLines({ preview, isStale }: { preview: Preview; isStale: boolean }) {
  const { t } = useTranslation('adExport');
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('lines')} data-passing={isStale}>
      <table className={styles.table}>
        <thead>
          <tr>
            {preview.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map((row, index) => (
            // Lines have no other identity than their index.
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={preview.columns[column]} title={cell}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
