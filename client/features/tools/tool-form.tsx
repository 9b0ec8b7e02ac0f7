import { Checkbox, NumberInput, TextInput } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import { Labelled } from '../../components/form/labelled.js';
import { LineArea } from '../../components/lines/line-area.js';
import { countAgainstLimit, LineCount } from '../../components/lines/line-count.js';
import { ListForm } from '../../components/lines/list-form.js';
import { useCountedLines } from '../../components/lines/use-counted-lines.js';
import { NativeSelect } from '../../components/form/native-select.js';
import { limitOf } from '../../components/limits/limit-error.js';
import { LimitNotice } from '../../components/limits/lazy-limit-notice.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { Segmented } from '../../components/ui/segmented.js';
import { countDifferent, linesOf } from '../../../server/contract/tools/text-lines.js';
import { useDatabases } from '../../graphql/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/database-title.js';
import { chosenOptions } from './chosen-options.js';
import { type OwnPage, PageField, PhrasesField } from './own-page-fields.js';
import { StartToolRunDocument, type ToolQuery, type ToolRunFragment } from './tools.generated.js';
import { useListCheck } from './use-list-check.js';

type Tool = ToolQuery['tool'];
type Option = Tool['options'][number];

interface ToolFormProps {
  tool: Tool;
  /** The run that is shown: the form begins with what it was asked. */
  run: ToolRunFragment | undefined;
  /** What the list begins with where there is no run, one per line. */
  list?: string;
  onStarted: (uid: string, base: string) => void;
}

/** What a tool is asked: the list with what is wrong in it, its options, the name of the run. */
export function ToolForm({ tool, run, list = '', onStarted }: ToolFormProps) {
  const { t } = useTranslation('tools');
  const client = useApolloClient();
  const format = useFormat();
  const { databases, current } = useDatabases();
  // A tool about one page takes the first of the list for it.
  const [first = '', ...remaining] = linesOf(list);
  const [text, setText] = useState(run ? run.list.join('\n') : tool.takesPage ? remaining.join('\n') : list);
  const [base, setBase] = useState(run?.base);
  const [name, setName] = useState(run?.name ?? '');
  const [values, setValues] = useState(() => valuesOf(tool, run));
  const [fault, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const [own, setOwn] = useState<OwnPage>({
    page: run ? (run.page ?? '') : tool.takesPage ? first : '',
    phrases: (run?.phrases ?? []).join('\n'),
  });
  const changeOwn = (requested: Partial<OwnPage>) => setOwn((before) => ({ ...before, ...requested }));
  const code = base ?? current?.code ?? '';
  const counted = useCountedLines(text);
  const check = useListCheck(tool.id, text, code === '' ? undefined : code);
  const provided = countAgainstLimit(counted);
  const limit = values['more'] === 1 ? tool.moreLimit : tool.limit;
  const noteOf = useCallback(
    (line: number) => {
      if (check?.errors.has(line)) return { tone: 'missing' as const, text: t('notAPage') };
      if (check?.unknown.has(line)) return { tone: 'missing' as const, text: t('notInDatabase') };
      return undefined;
    },
    [check, t],
  );
  const start = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const options = chosenOptions(tool, values);
      const { data } = await client.mutate({
        mutation: StartToolRunDocument,
        variables: {
          tool: tool.id,
          input: { list: linesOf(text), base: code, name, ...askedBeside(tool, own), ...options },
        },
      });
      if (data) onStarted(data.startToolRun, code);
    } catch (error) {
      setError(error as Error);
    } finally {
      setBusy(false);
    }
  };
  const offered = databases.filter((database) => !database.empty || database.code === code);
  const missing = check ? countDifferent(check.unknown, counted) : 0;
  return (
    <ListForm
      label={tool.title}
      lists={
        <>
          {tool.takesPage ? <PageField page={own.page} onChange={changeOwn} /> : null}
          <LineArea
            label={t(labelOf(tool))}
            text={text}
            onChange={setText}
            counts={counted}
            noteAt={noteOf}
            rows={tool.takesPage ? 4 : 8}
          />
          {tool.takesPage ? (
            <PhrasesField phrases={own.phrases} limit={tool.phraseLimit} onChange={changeOwn} />
          ) : null}
        </>
      }
      options={
        <>
          <Labelled label={t('database')}>
            <NativeSelect
              aria-label={t('database')}
              value={code}
              onChange={(event) => setBase(event.currentTarget.value)}
            >
              {offered.map((database) => (
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
              onChange={(value) => setValues((before) => ({ ...before, [option.id]: value }))}
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
      error={fault ? <ErrorMessage error={fault} onAccess={() => void start()} /> : null}
      counts={
        <LineCount
          counts={counted}
          limit={limit}
          more={
            missing > 0 ? t('missing', { count: missing, formatted: format.integer(missing) }) : undefined
          }
        />
      }
      action={tool.action}
      isOff={(tool.takesPage ? own.page.trim() === '' : provided === 0) || provided > limit}
      isBusy={isBusy}
      includedIn={tool.includedIn}
      onSubmit={() => void start()}
    />
  );
}

/** Why a run was not started: what the plan does not hold comes with the way to a plan. */
function ErrorMessage({ error, onAccess }: { error: Error; onAccess: () => void }) {
  const { t } = useTranslation('tools');
  return limitOf(error) ? (
    <LimitNotice error={error} onAccess={onAccess} />
  ) : (
    <ErrorBanner title={t('notStarted')} error={error} />
  );
}

/** What is asked beside the list, of a tool about one page. */
function askedBeside({ takesPage }: Tool, { page, phrases }: OwnPage) {
  return takesPage ? { page, phrases: linesOf(phrases) } : {};
}

function labelOf({ takesPage, lines }: Tool) {
  if (takesPage) return 'otherPages';
  return lines === 'pages' ? 'pages' : 'keywords';
}

function valuesOf(tool: Tool, run: ToolRunFragment | undefined): Readonly<Record<string, number>> {
  const provided = new Map<string, number>(run?.options.map(({ id, value }) => [id, value]));
  return Object.fromEntries(
    tool.options.map(({ id, default: defaultValue }) => [id, provided.get(id) ?? defaultValue]),
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
          options={oneOf.map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(chosen) => onChange(Number(chosen))}
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
      onChange={(typed) => onChange(Number(typed))}
    />
  );
}
