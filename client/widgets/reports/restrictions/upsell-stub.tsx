import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonBar } from '../../../components/ui/skeleton.js';
import { usePlansQuery } from '../../../graphql/plans/plans.generated.js';
import { useFormat } from '../../../i18n/use-format.js';
import { usePrinting } from '../../../lib/page/use-printing.js';
import { useViewer } from '../../../graphql/accounts/use-viewer.js';
import { NextSteps } from '../../limits/next-steps.js';
import { useRegisteredReports } from '../../../graphql/plans/use-default-limits.js';
import { entryPrices } from '../../../graphql/plans/entry-prices.js';
import { type ReportResult, totalOfAllPositions } from '../report-result.js';
import { useReportMeta } from '../report-context.js';
import { genitiveRowNoun } from '../report-meta.js';
import { useTable } from '../table-context.js';
import styles from './upsell-stub.module.css';

/** Fewer hidden rows do not justify the upsell block. */
const minHiddenRows = 3;

/** Whether the page ends at the viewer's row limit with enough hidden rows. */
export function hasHiddenRows({ restrictions: { rowLimit }, to, total }: ReportResult): boolean {
  return rowLimit !== null && to !== null && to >= rowLimit && total - rowLimit >= minHiddenRows;
}

/** Upsell block that replaces hidden rows, with their number and next steps. */
export function UpsellStub({ result, onAccess }: { result: ReportResult; onAccess: () => void }) {
  const isPrinting = usePrinting();
  if (isPrinting) {
    return (
      <p className={styles.printed}>
        <RowLimitSentence result={result} />
      </p>
    );
  }
  return (
    <section className={styles.stub}>
      <SkeletonRows />
      <div className={styles.fade}>
        <Suspense>
          <UpsellOffer result={result} onAccess={onAccess} />
        </Suspense>
      </div>
    </section>
  );
}

/** States that the plan limits the rows of a table: `You see the first 15 of 222 keywords.` */
export function RowLimitSentence({ result }: { result: ReportResult }) {
  const { t, i18n } = useTranslation('reports');
  const { integer } = useFormat();
  const meta = useReportMeta();
  const total = totalOfAllPositions(result);
  return t('state.restricted', {
    limit: integer(result.restrictions.rowLimit),
    total: integer(total),
    noun: genitiveRowNoun(meta, total, i18n.language),
  });
}

function UpsellOffer({ result, onAccess }: { result: ReportResult; onAccess: () => void }) {
  const { t, i18n } = useTranslation('limits');
  const { integer } = useFormat();
  const meta = useReportMeta();
  const { limits } = useTable();
  const total = totalOfAllPositions(result);
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {t('table.stubTitle', {
            formatted: integer(result.restrictions.rowLimit),
            total: integer(total),
            noun: genitiveRowNoun(meta, total, i18n.language),
          })}
        </h2>
        <p className={styles.text}>
          {limits.isSetByOwner ? (
            t('ofOwner.stub')
          ) : (
            <UpgradeText rows={result.restrictions.rowLimit ?? 0} needed={result.restrictions.neededPlan} />
          )}
        </p>
      </div>
      {limits.isSetByOwner ? null : (
        <span className={styles.buttons}>
          <NextSteps onAccess={onAccess} requiredPlanId={result.restrictions.neededPlan} />
        </span>
      )}
    </>
  );
}

/** Upgrade text for this visitor. */
function UpgradeText({ rows, needed }: { rows: number; needed: number | null }) {
  const { t } = useTranslation('limits');
  const { integer, money } = useFormat();
  const { viewer, account } = useViewer();
  const reports = useRegisteredReports();
  const { data } = usePlansQuery();
  const { monthly, daily } = entryPrices(data?.plans ?? []);
  const dayPrice = daily && money(daily.priceCents);
  if (!viewer) return null;
  if (!account) {
    return reports !== undefined && dayPrice
      ? t('table.stubGuest', { count: reports, price: dayPrice })
      : t('table.stubGuestPlain');
  }
  if (viewer.kind !== 'DEMO') {
    if (needed === null) return t('table.stubMost', { limit: integer(rows) });
    return account.ownerEmail
      ? t('table.stubOwner', { limit: integer(rows), owner: account.ownerEmail })
      : t('table.stubPaid', { limit: integer(rows) });
  }
  return monthly && dayPrice
    ? t('table.stubDemo', { price: money(monthly.priceCents), dayPrice })
    : t('table.stubDemoPlain');
}

const barWidths = [
  [150, 30, 22, 34, 26],
  [118, 30, 18, 30, 26],
] as const;

function SkeletonRows() {
  return (
    <div aria-hidden="true">
      {barWidths.map(([first, ...remaining], row) => (
        <div key={row} className={styles.row}>
          <span className={styles.first}>
            <SkeletonBar width={first} />
          </span>
          {remaining.map((width, index) => (
            <span key={index} className={styles.figure}>
              <SkeletonBar width={width} />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
