import { useApolloClient } from '@apollo/client/react';
import { Checkbox, Textarea } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boolean, object, string } from 'yup';
import {
  minGroupDomains,
  groupDepths,
  maxGroupNameChars,
} from '../../../server/contract/projects/group-limits.js';
import { reportPath } from '../../addresses/report-path.js';
import { DialogFooter } from '../../components/form/dialog-footer.js';
import { FormError } from '../../components/form/form-error.js';
import { SelectField } from '../../components/form/select-field.js';
import { SubmitButton } from '../../components/form/submit-button.js';
import { TextField } from '../../components/form/text-field.js';
import { useFormField } from '../../components/form/use-form-field.js';
import { ValidatedForm } from '../../components/form/validated-form.js';
import { Dialog } from '../../components/ui/dialog.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import { CreateGroupReportDocument, useNamedDomainsQuery } from './groups.generated.js';
import styles from './new-group-dialog.module.css';
import { useDebouncedValue } from '@mantine/hooks';
import { parseSubject } from '../../lib/text/subject.js';

/** Debounce time before the query. */
const debounceMs = 500;

/** Maximum number of domains per query. */
const maxRequestedDomains = 100;

/** Domains that the database does not contain; undefined while loading. */
function useUnknownDomains(names: readonly string[], base: string | undefined): string[] | undefined {
  const domainLines = names.slice(0, maxRequestedDomains).join('\n');
  const [debouncedLines] = useDebouncedValue(domainLines, debounceMs);
  const list = debouncedLines === '' ? [] : debouncedLines.split('\n');
  const { data } = useNamedDomainsQuery({
    variables: { domains: list.map((name) => ({ name, base })) },
    skip: list.length === 0,
  });
  if (debouncedLines !== domainLines || !data) return undefined;
  return list.filter((_name, index) => data.domainSummaries[index] === null);
}

interface NewGroupDialogProps {
  opened: boolean;
  onClose: () => void;
  /** Initial domains, one per line. */
  domains: string;
  /** Code of the initial database. */
  base: string | undefined;
}

/** Creates a group report and opens it while it is being built. */
export function NewGroupDialog({ opened, onClose, ...start }: NewGroupDialogProps) {
  const { t } = useTranslation('groups');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('new.title')} width={640}>
      {opened ? <NewGroupForm onClose={onClose} {...start} /> : null}
    </Dialog>
  );
}

interface NewGroup {
  domains: string;
  base: string;
  name: string;
  top: string;
  emptyReport: boolean;
}

const schema = object({
  domains: string().when('emptyReport', {
    is: true,
    otherwise: (field) =>
      field.test('enough', 'fewDomains', (text = '') => {
        const { names, unreadable } = parseDomains(text);
        return names.length + unreadable.length >= minGroupDomains;
      }),
  }),
  base: string(),
  name: string().max(maxGroupNameChars, 'longGroupName'),
  top: string(),
  emptyReport: boolean(),
});

function NewGroupForm({ onClose, domains, base }: Omit<NewGroupDialogProps, 'opened'>) {
  const { t } = useTranslation(['groups', 'forms']);
  const client = useApolloClient();
  const navigate = useNavigate();
  const format = useFormat();
  const { databases, current } = useDatabases();
  const databaseCode = base ?? current?.code ?? '';
  const availableDatabases = databases.filter(
    (database) => !database.empty || database.code === databaseCode,
  );
  const createGroup = async (values: NewGroup) => {
    const { data } = await client.mutate({
      mutation: CreateGroupReportDocument,
      variables: {
        input: {
          domains: values.emptyReport ? [] : values.domains.split(/\r\n|\r|\n/),
          base: values.base,
          name: values.name,
          top: Number(values.top),
          emptyReport: values.emptyReport,
        },
      },
    });
    const rid = data?.createGroupReport;
    if (rid) void navigate(reportPath('group-keywords', { rid }, values.base));
  };
  return (
    <ValidatedForm<NewGroup>
      initialValues={{ domains, base: databaseCode, name: '', top: '50', emptyReport: false }}
      schema={schema}
      onSubmit={createGroup}
      label={t('new.title')}
    >
      <FormError />
      <DomainsField />
      <EmptyReportField />
      <div className={styles.row}>
        <SelectField
          name="base"
          label={t('new.base')}
          options={availableDatabases.map((database) => ({
            value: database.code,
            label: databaseTitle(database, format.language),
          }))}
        />
        <SelectField
          name="top"
          label={t('new.top')}
          options={groupDepths.map((top) => ({ value: String(top), label: t('depth', { top }) }))}
        />
      </div>
      <TextField
        name="name"
        label={t('new.name')}
        hint={t('new.nameHint')}
        optional
        maxLength={maxGroupNameChars}
      />
      <DialogFooter onCancel={onClose}>
        <SubmitButton size="md">{t('new.submit')}</SubmitButton>
      </DialogFooter>
    </ValidatedForm>
  );
}

/** Text area for domains with counts, including domains that the database does not contain. */
function DomainsField() {
  const { t } = useTranslation('groups');
  const hint = useId();
  const { values } = useFormikContext<NewGroup>();
  const { input, error, serverError } = useFormField('domains');
  // The counts already list invalid lines; the server's error about the first one would repeat them.
  const isAlreadyListed =
    serverError?.code === 'INVALID_FIELD' && parseDomains(values.domains).unreadable.length > 0;
  return (
    <Textarea
      {...input}
      label={t('new.domains')}
      disabled={values.emptyReport}
      placeholder={values.emptyReport ? undefined : 'northtrail.example\npeakline.example'}
      error={isAlreadyListed ? true : error}
      description={
        values.emptyReport ? undefined : (
          <span id={hint} role="status">
            <ListCounts text={values.domains} base={values.base} />
          </span>
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ input: styles.list }}
      autoCapitalize="off"
      spellCheck={false}
      data-autofocus
    />
  );
}

function ListCounts({ text, base }: { text: string; base: string }) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { names, repeated, unreadable } = parseDomains(text);
  const unknown = useUnknownDomains(names, base) ?? [];
  const parts = [
    t('new.counted', { count: names.length, formatted: format.integer(names.length) }),
    ...(repeated > 0 ? [t('new.repeated', { count: repeated, formatted: format.integer(repeated) })] : []),
  ];
  return (
    <>
      {parts.join(', ')}
      {unreadable.length > 0 ? (
        <span className={styles.fault}>
          {' · '}
          {t('new.unreadable', { count: unreadable.length, names: joinFirst(unreadable) })}
        </span>
      ) : null}
      {unknown.length > 0 ? (
        <span className={styles.warning}>
          {' · '}
          {t('new.unknown', { count: unknown.length, names: joinFirst(unknown) })}
        </span>
      ) : null}
    </>
  );
}

const maxListedNames = 5;

function joinFirst(names: readonly string[]): string {
  return names.slice(0, maxListedNames).join(', ') + (names.length > maxListedNames ? '…' : '');
}

function EmptyReportField() {
  const { t } = useTranslation('groups');
  const { values, setFieldValue } = useFormikContext<NewGroup>();
  return (
    <Checkbox
      checked={values.emptyReport}
      label={t('new.empty')}
      description={t('new.emptyHint')}
      onChange={(event) => void setFieldValue('emptyReport', event.currentTarget.checked)}
    />
  );
}

/** Parsed list of domains. */
interface TypedDomains {
  /** Unique domains in order, in Unicode form. */
  names: string[];
  /** Number of duplicate lines. */
  repeated: number;
  /** Lines without a domain. */
  unreadable: string[];
}

/** Parses one domain or URL per line and skips blank lines. */
export function parseDomains(text: string): TypedDomains {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const parsed = lines.map((line) => ({ line, name: parseDomain(line) }));
  const domains = parsed.flatMap(({ name }) => name ?? []);
  const names = [...new Set(domains)];
  return {
    names,
    repeated: domains.length - names.length,
    unreadable: parsed.flatMap(({ line, name }) => (name === undefined ? [line] : [])),
  };
}

function parseDomain(line: string): string | undefined {
  const subject = parseSubject(line);
  return subject && subject.kind !== 'keyword' ? subject.domain : undefined;
}
