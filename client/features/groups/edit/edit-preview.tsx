import { useTranslation } from 'react-i18next';
import { toUserError } from '../../../graphql/transport/to-user-error.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from './edit.module.css';
import type { InitialEdit } from './edit-draft.js';
import type { PreviewState } from './preview-state.js';

interface EditPreviewProps {
  /** ID that the submit button references with `aria-describedby`. */
  id: string;
  start: InitialEdit;
  preview: PreviewState;
}

/** Preview of an edit: keyword counts per list, samples and unknown keywords. */
export function EditPreview({ id, start, preview }: EditPreviewProps) {
  const { t } = useTranslation('groups');
  return (
    <section id={id} className={styles.preview} aria-label={t('edit.preview.label')} aria-live="polite">
      {preview.error ? (
        <span className={styles.over}>{toUserError(preview.error).message}</span>
      ) : preview.isLoading ? (
        t('edit.preview.awaited')
      ) : preview.result ? (
        <MatchSummary start={start} result={preview.result} />
      ) : (
        t('edit.preview.none')
      )}
    </section>
  );
}

/** Maximum number of sample keywords in a preview, over both lists. */
const maxSamples = 10;

function MatchSummary({
  start,
  result,
}: {
  start: InitialEdit;
  result: NonNullable<PreviewState['result']>;
}) {
  const { action } = start;
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { organic, context, samples } = result;
  const total = organic + context;
  return (
    <>
      <p>
        <b>
          {total === 0
            ? t(`edit.${action}.nothing`)
            : t(`edit.${action}.will`, { organic: format.integer(organic), paid: format.integer(context) })}
        </b>
      </p>
      {samples.length > 0 ? (
        <p className={styles.samples}>
          {samples.join('\u00a0· ')}
          {samples.length >= maxSamples && total > samples.length ? '\u00a0…' : ''}
        </p>
      ) : null}
      <UnknownKeywords start={start} result={result} />
    </>
  );
}

/**
 * Unmatched entries: for deletions, those that are not in the report; otherwise those that the database does not
 * contain.
 */
function UnknownKeywords({
  start,
  result,
}: {
  start: InitialEdit;
  result: NonNullable<PreviewState['result']>;
}) {
  const { t } = useTranslation('groups');
  const { unknown, unknownCount: count } = result;
  const formattedCount = useFormat().integer(count);
  if (count === 0) return null;
  const isReportScoped = start.action === 'delete' && start.by !== 'domains';
  return (
    <p className={styles.unknown}>
      {t(isReportScoped ? 'edit.preview.missing' : 'edit.preview.unknown', {
        count,
        formatted: formattedCount,
      })}{' '}
      {unknown.join(', ')}
      {count > unknown.length ? '…' : ''}
    </p>
  );
}
