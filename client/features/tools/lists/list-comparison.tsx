import { Checkbox } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { maxComparedLines } from '../../../../server/contract/tools/list-limits.js';
import { listFromLocation } from '../../../addresses/tool-input.js';
import { LineArea } from '../../../widgets/lines/line-area.js';
import { countAgainstLimit, LineCount } from '../../../widgets/lines/line-count.js';
import { useCountedLines } from '../../../widgets/lines/use-counted-lines.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { sendMultipart } from '../../../graphql/transport/send-multipart.js';
import { useFormat } from '../../../i18n/use-format.js';
import { consumeTransferredList } from '../../../lib/storage/transferred-list.js';
import { useListLimit } from './list-limit.js';
import { splitLines, createListFile, toCsv } from './list-file.js';
import styles from './list-tools.module.css';
import { CompareListsDocument, type CompareListsQuery } from './list-tools.generated.js';
import { ResultActions } from './result-actions.js';
import { ToolFrame } from './tool-frame.js';
import { useAsyncAction } from './use-async-action.js';
import { NumberedLines } from './virtual-rows.js';

type Comparison = CompareListsQuery['compareLists'];

const views = ['onlyLeft', 'onlyRight', 'both', 'all'] as const;

type View = (typeof views)[number];

/** Compares two lists. */
export function ListComparison() {
  const { t } = useTranslation('toolsLists');
  const location = useLocation();
  const [left, setLeft] = useState(() => listFromLocation(location, 'list') ?? consumeTransferredList());
  const [right, setRight] = useState('');
  const [anyForm, setAnyForm] = useState(false);
  const counted = { left: useCountedLines(left), right: useCountedLines(right) };
  const limit = useListLimit(maxComparedLines);
  const lineCounts = [counted.left, counted.right].map((list) => countAgainstLimit(list, true));
  const action = useAsyncAction(async () => {
    const variables = { leftFile: null, rightFile: null, anyForm };
    const files = {
      'variables.leftFile': createListFile(left),
      'variables.rightFile': createListFile(right),
    };
    return (await sendMultipart(CompareListsDocument, variables, files)).compareLists;
  });
  return (
    <ToolFrame
      page="tool-list-comparison"
      description={t('compare.explain')}
      asyncAction={action}
      input={
        <div className={styles.input}>
          <div className={styles.pair}>
            <div className={styles.list}>
              <LineArea
                label={t('compare.left')}
                text={left}
                onChange={setLeft}
                counts={counted.left}
                rows={10}
              />
              <LineCount counts={counted.left} limit={limit} countsRepeated />
            </div>
            <div className={styles.list}>
              <LineArea
                label={t('compare.right')}
                text={right}
                onChange={setRight}
                counts={counted.right}
                rows={10}
              />
              <LineCount counts={counted.right} limit={limit} countsRepeated />
            </div>
          </div>
        </div>
      }
      counts={
        <Checkbox
          checked={anyForm}
          onChange={(event) => setAnyForm(event.currentTarget.checked)}
          label={t('compare.anyForm')}
        />
      }
      submitLabel={t('compare.action')}
      isDisabled={lineCounts.some((lines) => lines === 0 || lines > limit)}
      emptyState={<StateMessage title={t('compare.empty')}>{t('compare.emptyText')}</StateMessage>}
      renderResult={(result) => <ComparisonResult comparison={result} />}
    />
  );
}

function ComparisonResult({ comparison }: { comparison: Comparison }) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  const [view, setView] = useState<View>('onlyLeft');
  const { left, right } = comparison;
  const lines = useMemo(() => {
    const [onlyLeft, onlyRight, both] = [comparison.onlyLeft, comparison.onlyRight, comparison.both].map(
      (part) => splitLines(part.lines),
    ) as [string[], string[], string[]];
    return { onlyLeft, onlyRight, both, all: [...both, ...onlyLeft, ...onlyRight] };
  }, [comparison]);
  const viewLines = lines[view];
  return (
    <>
      <div className={styles.resultHead}>
        <h2>
          {t('compare.found', {
            count: lines.both.length,
            formatted: format.integer(lines.both.length),
          })}
        </h2>
        <span className={styles.facts}>
          {t('compare.of', { left: format.integer(left), right: format.integer(right) })}
        </span>
        <ResultActions
          text={() => viewLines.join('\n')}
          count={viewLines.length}
          name={t(`compare.file.${view}`)}
          from="tool-list-comparison"
          files={[
            { extension: 'txt', content: () => viewLines.join('\n') },
            {
              extension: 'csv',
              content: () => toCsv(comparisonRows(lines, t)),
            },
          ]}
        />
      </div>
      <div className={styles.box}>
        <div className={styles.views}>
          <Segmented
            label={t('compare.views')}
            value={view}
            onChange={setView}
            options={views.map((value) => ({
              value,
              label: `${t(`compare.view.${value}`)} ${format.integer(lines[value].length)}`,
            }))}
          />
        </div>
        {viewLines.length === 0 ? (
          <StateMessage title={t(`compare.none.${view}`)} level={3} />
        ) : (
          <NumberedLines key={view} label={t(`compare.view.${view}`)} lines={viewLines} />
        )}
      </div>
    </>
  );
}

/** CSV rows: each distinct line with the list that contains it. */
function comparisonRows(
  { both, onlyLeft, onlyRight }: Readonly<Record<Exclude<View, 'all'>, readonly string[]>>,
  t: (
    key:
      | 'compare.line'
      | 'compare.where'
      | 'compare.view.both'
      | 'compare.view.onlyLeft'
      | 'compare.view.onlyRight',
  ) => string,
): string[][] {
  const toRows = (lines: readonly string[], listName: string) => lines.map((line) => [line, listName]);
  return [
    [t('compare.line'), t('compare.where')],
    ...toRows(both, t('compare.view.both')),
    ...toRows(onlyLeft, t('compare.view.onlyLeft')),
    ...toRows(onlyRight, t('compare.view.onlyRight')),
  ];
}

export { ListComparison as Component };
