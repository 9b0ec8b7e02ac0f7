import { Button, Checkbox } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countVariations } from '../../../../server/contract/tools/combination.js';
import { combinedLists, maxVariations } from '../../../../server/contract/tools/list-limits.js';
import {
  combinationOptions,
  type CombinationOption,
  type CombinationOrder,
  type SeparatorName,
} from '../../../../server/contract/tools/list-options.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { useApolloClient } from '@apollo/client/react';
import { useFormat } from '../../../i18n/use-format.js';
import { useListLimit } from './list-limit.js';
import { splitLines } from './list-file.js';
import styles from './list-tools.module.css';
import { CombineWordsDocument } from './list-tools.generated.js';
import { ResultActions } from './result-actions.js';
import { ToolFrame } from './tool-frame.js';
import { useAsyncAction } from './use-async-action.js';
import { NumberedLines } from './virtual-rows.js';
import { distinctWords, WordList } from './word-list.js';
import { fetchFile } from '../../../lib/files/fetch-file.js';

const separatorOrder: readonly SeparatorName[] = ['blank', 'none', 'hyphen', 'underscore', 'dot', 'slash'];

/** Number of variations, the first 1,000 of them, and the request that generates all. */
interface CombinationResult {
  request: CombinationRequest;
  count: number;
  firstLines: readonly string[];
}

/** Combines word lists into keywords. */
export function KeywordCombiner() {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  const client = useApolloClient();
  const [lists, setLists] = useState<readonly string[]>(['', '']);
  const [options, setOptions] = useState<readonly CombinationOption[]>(['simple']);
  const [order, setOrder] = useState<CombinationOrder>('given');
  const [separators, setSeparators] = useState<readonly SeparatorName[]>(['blank']);
  const limit = useListLimit(maxVariations);
  const wordLists = useDeferredValue(lists).map(distinctWords);
  const filledLists = wordLists.filter(({ length }) => length > 0);
  const count = countVariations({ lists: filledLists, order, separators, options });
  const exceedsMaximum = count > maxVariations;
  const hasTooLongList = filledLists.some(({ length }) => length > limit);
  const request: CombinationRequest = { lists, options, order, separators };
  const combination = useAsyncAction(async (): Promise<CombinationResult> => {
    const { data } = await client.query({
      query: CombineWordsDocument,
      variables: { ...request, lists: [...lists], options: [...options], separators: [...separators] },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error(t('failed'));
    return { request, count: data.combineWords.count, firstLines: splitLines(data.combineWords.lines) };
  });
  const changeList = (index: number, text: string) =>
    setLists((previousLists) => previousLists.map((list, listIndex) => (listIndex === index ? text : list)));
  const hasMaxLists = lists.length === combinedLists.max;
  return (
    <ToolFrame
      page="tool-keyword-combiner"
      description={t('combine.explain')}
      asyncAction={combination}
      input={
        <div className={styles.input}>
          <div className={styles.lists} data-many={lists.length > 3}>
            {lists.map((text, index) => (
              // Lists have no id other than their index.
              <WordList
                key={index}
                label={t('combine.list', { number: index + 1 })}
                text={text}
                limit={limit}
                onChange={(newText) => changeList(index, newText)}
                onRemove={
                  lists.length > 2
                    ? () =>
                        setLists((previousLists) =>
                          previousLists.filter((_list, listIndex) => listIndex !== index),
                        )
                    : undefined
                }
              />
            ))}
          </div>
          <div className={styles.options}>
            <Button
              leftSection={<IconPlus aria-hidden="true" />}
              disabled={hasMaxLists}
              onClick={() => setLists((previousLists) => [...previousLists, ''])}
            >
              {t('combine.add')}
            </Button>
            <LabelledChoice label={t('combine.order')}>
              <Segmented
                label={t('combine.order')}
                value={order}
                onChange={setOrder}
                options={[
                  { value: 'given', label: t('combine.given') },
                  { value: 'any', label: t('combine.any') },
                ]}
              />
            </LabelledChoice>
            <CheckboxGroup
              label={t('combine.forms')}
              values={combinationOptions}
              checkedValues={options}
              onChange={setOptions}
              getLabel={(option) => t(`combine.option.${option}`)}
            />
            <CheckboxGroup
              label={t('combine.between')}
              values={separatorOrder}
              checkedValues={separators}
              onChange={setSeparators}
              getLabel={(separator) => t(`combine.separator.${separator}`)}
            />
          </div>
        </div>
      }
      counts={
        <span data-over={exceedsMaximum || hasTooLongList || undefined} className={styles.sum}>
          <b>{t('combine.count', { count, formatted: format.integer(count) })}</b>
          {exceedsMaximum ? ` · ${t('combine.over', { limit: format.integer(maxVariations) })}` : null}
          {!exceedsMaximum && filledLists.length > 1
            ? ` · ${productText(filledLists, count, format.integer)}`
            : null}
        </span>
      }
      submitLabel={t('combine.action')}
      isDisabled={count === 0 || exceedsMaximum || hasTooLongList}
      emptyState={<StateMessage title={t('combine.empty')}>{t('combine.emptyText')}</StateMessage>}
      renderResult={(result) => <CombinedLines {...result} />}
    />
  );
}

function CombinedLines({ request, count, firstLines }: CombinationResult) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  const isComplete = count === firstLines.length;
  return (
    <>
      <div className={styles.resultHead}>
        <h2>{t('combine.count', { count, formatted: format.integer(count) })}</h2>
        {isComplete ? null : (
          <span className={styles.facts}>
            {t('combine.first', { count: firstLines.length, formatted: format.integer(firstLines.length) })}
          </span>
        )}
        <ResultActions
          text={async () => (isComplete ? firstLines.join('\n') : (await fetchCombination(request)).text())}
          count={count}
          name={t('combine.file')}
          files={[{ extension: 'txt', content: async () => (await fetchCombination(request)).blob() }]}
        />
      </div>
      <div className={styles.box}>
        <NumberedLines label={t('combine.variations')} lines={firstLines} />
      </div>
    </>
  );
}

function LabelledChoice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

interface CheckboxGroupProps<Value extends string> {
  label: string;
  values: readonly Value[];
  checkedValues: readonly Value[];
  onChange: (selected: readonly Value[]) => void;
  getLabel: (value: Value) => string;
}

function CheckboxGroup<Value extends string>({
  label,
  values,
  checkedValues,
  onChange,
  getLabel,
}: CheckboxGroupProps<Value>) {
  return (
    <Checkbox.Group
      className={styles.checks}
      label={label}
      labelProps={{ className: styles.label }}
      value={[...checkedValues]}
      // Checkbox.Group returns strings; filtering restores the type.
      onChange={(selected) => onChange(values.filter((value) => selected.includes(value)))}
    >
      <div className={styles.boxes}>
        {values.map((value) => (
          <Checkbox key={value} value={value} label={getLabel(value)} size="xs" />
        ))}
      </div>
    </Checkbox.Group>
  );
}

/** Explains the count, such as `12 × 40 × 3`. The last factor covers orders, separators and options. */
function productText(
  lists: readonly (readonly string[])[],
  count: number,
  integer: (value: number) => string,
): string {
  const lengths = lists.map(({ length }) => length);
  const variantsPerProduct = lengths.reduce((quotient, length) => quotient / length, count);
  return [...lengths, ...(variantsPerProduct > 1 ? [Math.round(variantsPerProduct)] : [])]
    .map(integer)
    .join(' × ');
}

/** Word lists with the order, separators and options of their combination. */
interface CombinationRequest {
  lists: readonly string[];
  order: CombinationOrder;
  separators: readonly SeparatorName[];
  options: readonly CombinationOption[];
}

/**
 * Streams all variations from the server as text.
 * @throws Error with the server's message.
 */
function fetchCombination(request: CombinationRequest): Promise<Response> {
  return fetchFile('/tools/combine', request);
}

export { KeywordCombiner as Component };
