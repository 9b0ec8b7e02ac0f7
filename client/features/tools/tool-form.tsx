import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { useCallback, useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import { Labelled } from '../../components/form/labelled.js';
import { LineArea } from '../../widgets/lines/line-area.js';
import { countAgainstLimit, LineCount } from '../../widgets/lines/line-count.js';
import { ListForm } from '../../widgets/lines/list-form.js';
import { useCountedLines } from '../../widgets/lines/use-counted-lines.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { getLimitKind } from '../../widgets/limits/limit-error.js';
import { LimitNotice } from '../../widgets/limits/lazy-limit-notice.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { Segmented } from '../../components/ui/segmented.js';
import { countDistinct, splitLines } from '../../../server/contract/tools/text-lines.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import { runOptions } from './run-options.js';
import { type PageInput, PageField, PhrasesField } from './page-fields.js';
import {
  StartToolRunDocument,
  type ToolQuery,
  type ToolRunFragment,
  useToolListCheckQuery,
} from './tools.generated.js';
import { useDebouncedValue } from '@mantine/hooks';

const debounceMs = 500;

const maxCheckedLines = 5000;

/** Zero-based numbers of lines with a problem. */
interface ListCheck {
  unknown: ReadonlySet<number>;
  errors: ReadonlySet<number>;
}

/** Looks up the lines of a list, debounced. */
function useListCheck(tool: string, text: string, base: string | undefined): ListCheck | undefined {
  const [debouncedText] = useDebouncedValue(text, debounceMs);
  const list = useMemo(() => splitLines(debouncedText).slice(0, maxCheckedLines), [debouncedText]);
  const { data } = useToolListCheckQuery({
    variables: { tool, list, base },
    skip: debouncedText.trim() === '',
  });
  const check = data?.toolListCheck;
  return useMemo(
    () =>
      check && debouncedText === text
        ? { unknown: toZeroBased(check.unknown), errors: toZeroBased(check.faults) }
        : undefined,
    [check, debouncedText, text],
  );
}

function toZeroBased(lines: readonly number[]): ReadonlySet<number> {
  return new Set(lines.map((line) => line - 1));
}

type Tool = ToolQuery['tool'];
type Option = Tool['options'][number];

interface ToolFormProps {
  tool: Tool;
  /** Open run, which prefills the form. */
  run: ToolRunFragment | undefined;
  /** Initial list without a run, one entry per line. */
  list?: string;
  onStarted: (uid: string, base: string) => void;
}

/** Form that starts a tool run: validated list, options and name. */
export function ToolForm({ tool, run, list = '', onStarted }: ToolFormProps) {
  const { t } = useTranslation('tools');
  const client = useApolloClient();
  const format = useFormat();
  const { databases, current } = useDatabases();
  // Tools for one page use the first line as that page.
  const [first = '', ...remaining] = splitLines(list);
  const [text, setText] = useState(run ? run.list.join('\n') : tool.takesPage ? remaining.join('\n') : list);
  const [base, setBase] = useState(run?.base);
  const [name, setName] = useState(run?.name ?? '');
  const [values, setValues] = useState(() => initialOptionValues(tool, run));
  const [startError, setStartError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const [pageInput, setPageInput] = useState<PageInput>({
    page: run ? (run.page ?? '') : tool.takesPage ? first : '',
    phrases: (run?.phrases ?? []).join('\n'),
  });
  const changePageInput = (change: Partial<PageInput>) =>
    setPageInput((previousInput) => ({ ...previousInput, ...change }));
  const databaseCode = base ?? current?.code ?? '';
  const counted = useCountedLines(text);
  const check = useListCheck(tool.id, text, databaseCode === '' ? undefined : databaseCode);
  const lineCount = countAgainstLimit(counted);
  const limit = values['more'] === 1 ? tool.moreLimit : tool.limit;
  const getNote = useCallback(
    (line: number) => {
      if (check?.errors.has(line)) return { tone: 'missing' as const, text: t('notAPage') };
      if (check?.unknown.has(line)) return { tone: 'missing' as const, text: t('notInDatabase') };
      return undefined;
    },
    [check, t],
  );
  const start = async () => {
    setBusy(true);
    setStartError(undefined);
    try {
      const options = runOptions(tool, values);
      const { data } = await client.mutate({
        mutation: StartToolRunDocument,
        variables: {
          tool: tool.id,
          input: {
            list: splitLines(text),
            base: databaseCode,
            name,
            ...pageVariables(tool, pageInput),
            ...options,
          },
        },
      });
      if (data) onStarted(data.startToolRun, databaseCode);
    } catch (error) {
      setStartError(error as Error);
    } finally {
      setBusy(false);
    }
  };
  const selectableDatabases = databases.filter(
    (database) => !database.empty || database.code === databaseCode,
  );
  const missingCount = check ? countDistinct(check.unknown, counted) : 0;
  return (
    <ListForm
      label={tool.title}
      lists={
        <>
          {tool.takesPage ? <PageField page={pageInput.page} onChange={changePageInput} /> : null}
          <LineArea
            label={t(listLabelKey(tool))}
            text={text}
            onChange={setText}
            counts={counted}
            getNote={getNote}
            rows={tool.takesPage ? 4 : 8}
          />
          {tool.takesPage ? (
            <PhrasesField phrases={pageInput.phrases} limit={tool.phraseLimit} onChange={changePageInput} />
          ) : null}
        </>
      }
      options={
        <>
          <Labelled label={t('database')}>
            <NativeSelect
              aria-label={t('database')}
              value={databaseCode}
              onChange={(event) => setBase(event.currentTarget.value)}
            >
              {selectableDatabases.map((database) => (
                <option key={database.code} value={database.code}>
                  {databaseTitle(database, format.language)}
                </option>
              ))}
            </NativeSelect>
          </Labelled>
          {tool.options.map((option) => (
            <OptionField
              key={option.id}
              option={option}
              value={values[option.id] ?? option.default}
              onChange={(value) => setValues((previousInput) => ({ ...previousInput, [option.id]: value }))}
            />
          ))}
          <TextInput
            label={t('name')}
            value={name}
            maxLength={128}
            placeholder={t('nameHint')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </>
      }
      error={startError ? <ErrorMessage error={startError} onAccess={() => void start()} /> : null}
      counts={
        <LineCount
          counts={counted}
          limit={limit}
          extraText={
            missingCount > 0
              ? t('missing', { count: missingCount, formatted: format.integer(missingCount) })
              : undefined
          }
        />
      }
      submitLabel={tool.action}
      isDisabled={(tool.takesPage ? pageInput.page.trim() === '' : lineCount === 0) || lineCount > limit}
      isBusy={isBusy}
      includedInPlans={tool.includedIn}
      onSubmit={() => void start()}
    />
  );
}

/** Error of a run that could not start. A plan limit shows an upgrade notice. */
function ErrorMessage({ error, onAccess }: { error: Error; onAccess: () => void }) {
  const { t } = useTranslation('tools');
  return getLimitKind(error) ? (
    <LimitNotice error={error} onAccess={onAccess} />
  ) : (
    <ErrorBanner title={t('notStarted')} error={error} />
  );
}

/** Additional GraphQL variables of page tools. */
function pageVariables({ takesPage }: Tool, { page, phrases }: PageInput) {
  return takesPage ? { page, phrases: splitLines(phrases) } : {};
}

function listLabelKey({ takesPage, lines }: Tool) {
  if (takesPage) return 'otherPages';
  return lines === 'pages' ? 'pages' : 'keywords';
}

function initialOptionValues(tool: Tool, run: ToolRunFragment | undefined): Readonly<Record<string, number>> {
  const runValues = new Map<string, number>(run?.options.map(({ id, value }) => [id, value]));
  return Object.fromEntries(
    tool.options.map(({ id, default: defaultValue }) => [id, runValues.get(id) ?? defaultValue]),
  );
}

interface OptionFieldProps {
  option: Option;
  value: number;
  onChange: (value: number) => void;
}

function OptionField({ option, value, onChange }: OptionFieldProps) {
  const { title, description, unavailable, isSwitch, oneOf, from, to, unit } = option;
  if (isSwitch) {
    return (
      <Checkbox
        label={title}
        description={unavailable ?? description}
        disabled={unavailable !== null}
        checked={value === 1 && unavailable === null}
        onChange={(event) => onChange(event.currentTarget.checked ? 1 : 0)}
      />
    );
  }
  if (oneOf.length > 0) {
    return (
      <Labelled label={title}>
        <Segmented
          label={title}
          value={String(value)}
          options={oneOf.map((choice) => ({ value: String(choice), label: String(choice) }))}
          onChange={(selectedValue) => onChange(Number(selectedValue))}
        />
      </Labelled>
    );
  }
  return (
    <NumberInput
      label={title}
      description={description}
      value={value}
      min={from ?? undefined}
      max={to ?? undefined}
      clampBehavior="blur"
      suffix={unit}
      onChange={(input) => onChange(Number(input))}
    />
  );
}
