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
import { type CombinationRequest, fetchCombination } from './fetch-combination.js';
import { useListLimit } from './list-limit.js';
import { splitLines } from './list-file.js';
import styles from './list-tools.module.css';
import { CombineWordsDocument } from './list-tools.generated.js';
import { ResultActions } from './result-actions.js';
import { ToolFrame } from './tool-frame.js';
import { useAsyncAction } from './use-async-action.js';
import { NumberedLines } from './virtual-rows.js';
import { distinctWords, WordList } from './word-list.js';

/** Display order of the separators. */
const separatorOrder: readonly SeparatorName[] = ['blank', 'none', 'hyphen', 'underscore', 'dot', 'slash'];

/** Total count, the first 1,000 variations, and the request that generates all of them. */
interface CombinationResult {
  request: CombinationRequest;
  count: number;
  first: readonly string[];
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
  const isOver = count > maxVariations;
  const isListOver = filledLists.some(({ length }) => length > limit);
  const request: CombinationRequest = { lists, options, order, separators };
  const work = useAsyncAction(async (): Promise<CombinationResult> => {
    const { data } = await client.query({
      query: CombineWordsDocument,
      variables: { ...request, lists: [...lists], options: [...options], separators: [...separators] },
      fetchPolicy: 'no-cache',
    });
    if (!data) throw new Error(t('failed'));
    return { request, count: data.combineWords.count, first: splitLines(data.combineWords.lines) };
  });
  const change = (index: number, text: string) =>
    setLists((before) => before.map((list, listIndex) => (listIndex === index ? text : list)));
  const isListCountMax = lists.length === combinedLists.max;
  return (
    <ToolFrame
      page="tool-keyword-combiner"
      description={t('combine.explain')}
      asyncAction={work}
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
                onChange={(changed) => change(index, changed)}
                onRemove={
                  lists.length > 2
                    ? () => setLists((before) => before.filter((_list, listIndex) => listIndex !== index))
                    : undefined
                }
              />
            ))}
          </div>
          <div className={styles.options}>
            <Button
              leftSection={<IconPlus aria-hidden="true" />}
              disabled={isListCountMax}
              onClick={() => setLists((before) => [...before, ''])}
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
              chosen={options}
              onChange={setOptions}
              nameOf={(option) => t(`combine.option.${option}`)}
            />
            <CheckboxGroup
              label={t('combine.between')}
              values={separatorOrder}
              chosen={separators}
              onChange={setSeparators}
              nameOf={(separator) => t(`combine.separator.${separator}`)}
            />
          </div>
        </div>
      }
      counts={
        <span data-over={isOver || isListOver || undefined} className={styles.sum}>
          <b>{t('combine.count', { count, formatted: format.integer(count) })}</b>
          {isOver ? ` · ${t('combine.over', { limit: format.integer(maxVariations) })}` : null}
          {!isOver && filledLists.length > 1 ? ` · ${productText(filledLists, count, format.integer)}` : null}
        </span>
      }
      submitLabel={t('combine.action')}
      isOff={count === 0 || isOver || isListOver}
      empty={<StateMessage title={t('combine.empty')}>{t('combine.emptyText')}</StateMessage>}
      renderResult={(result) => <CombinedLines {...result} />}
    />
  );
}

function CombinedLines({ request, count, first }: CombinationResult) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  const isComplete = count === first.length;
  return (
    <>
      <div className={styles.resultHead}>
        <h2>{t('combine.count', { count, formatted: format.integer(count) })}</h2>
        {isComplete ? null : (
          <span className={styles.facts}>
            {t('combine.first', { count: first.length, formatted: format.integer(first.length) })}
          </span>
        )}
        <ResultActions
          text={async () => (isComplete ? first.join('\n') : (await fetchCombination(request)).text())}
          count={count}
          name={t('combine.file')}
          files={[{ ending: 'txt', content: async () => (await fetchCombination(request)).blob() }]}
        />
      </div>
      <div className={styles.box}>
        <NumberedLines label={t('combine.variations')} lines={first} />
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
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  nameOf: (value: Value) => string;
}

function CheckboxGroup<Value extends string>({
  label,
  values,
  chosen,
  onChange,
  nameOf,
}: CheckboxGroupProps<Value>) {
  return (
    <Checkbox.Group
      className={styles.checks}
      label={label}
      labelProps={{ className: styles.label }}
      value={[...chosen]}
      // Checkbox.Group returns plain strings; filtering restores the value type.
      onChange={(selected) => onChange(values.filter((value) => selected.includes(value)))}
    >
      <div className={styles.boxes}>
        {values.map((value) => (
          <Checkbox key={value} value={value} label={nameOf(value)} size="xs" />
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
