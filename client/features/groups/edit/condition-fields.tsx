import { Checkbox, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSerpPosition } from '../../../../server/contract/reports/depth.js';
import { groupConditionBounds } from '../../../../server/contract/projects/group-edits.js';
import { useFormat } from '../../../i18n/use-format.js';
import { NativeSelect } from '../../../components/form/native-select.js';
import { Segmented } from '../../../components/ui/segmented.js';
import styles from './edit.module.css';
import type { BoundName, DraftError, EditDraft } from './edit-draft.js';

/** A condition: a range, or only its lower bound. */
interface RangeField {
  title: 'position' | 'volume' | 'exact' | 'weight' | 'words';
  from: BoundName;
  to?: BoundName;
}

const rangeFields = {
  organic: [
    { title: 'position', from: 'organicPosFrom', to: 'organicPosTo' },
    { title: 'volume', from: 'organicWsFrom', to: 'organicWsTo' },
    { title: 'weight', from: 'organicWeightFrom', to: 'organicWeightTo' },
    { title: 'words', from: 'organicNumWordsFrom', to: 'organicNumWordsTo' },
  ],
  context: [
    { title: 'volume', from: 'contextWsFrom', to: 'contextWsTo' },
    { title: 'exact', from: 'contextWskFrom' },
    { title: 'weight', from: 'contextWeightFrom', to: 'contextWeightTo' },
    { title: 'words', from: 'contextNumWordsFrom', to: 'contextNumWordsTo' },
  ],
} as const satisfies Readonly<Record<string, readonly RangeField[]>>;

const flagFields = {
  organic: { geo: 'organicIsGeo', question: 'organicIsQuestion' },
  context: { geo: 'contextIsGeo', question: 'contextIsQuestion' },
} as const;

const sourceFields = { organic: 'keysFromOrganic', context: 'keysFromContext' } as const;
const joinFields = { organic: 'keysFromOrganicOr', context: 'keysFromContextOr' } as const;

type Channel = keyof typeof rangeFields;

interface ConditionFieldsProps {
  /** Depth of the report, in which organic positions count. */
  top: number;
  draft: EditDraft;
  /** Validation error of a number, if any. */
  error: DraftError | undefined;
  onChange: (next: Partial<EditDraft>) => void;
}

/** Conditions for organic and for paid keywords, set independently. */
export function ConditionFields(props: ConditionFieldsProps) {
  return (
    <div className={styles.conditions}>
      <ChannelConditions channel="organic" {...props} />
      <ChannelConditions channel="context" {...props} />
    </div>
  );
}

function ChannelConditions({
  channel,
  top,
  draft,
  error,
  onChange,
}: ConditionFieldsProps & { channel: Channel }) {
  const { t } = useTranslation('groups');
  const getLabel = (title: RangeField['title']) =>
    title === 'weight' && channel === 'organic' && top < maxSerpPosition
      ? t('weightInTop', { top })
      : t(`edit.conditions.${title}`);
  const isEnabled = draft[sourceFields[channel]];
  const setNumber = (name: BoundName, input: string) =>
    onChange({ numbers: { ...draft.numbers, [name]: input } });
  return (
    <fieldset className={styles.channel}>
      <legend>
        <Checkbox
          checked={isEnabled}
          label={t(`edit.conditions.${channel}`)}
          onChange={(event) => onChange({ [sourceFields[channel]]: event.currentTarget.checked })}
        />
      </legend>
      <Segmented
        small
        label={t('edit.conditions.joined')}
        value={draft[joinFields[channel]] ? 'any' : 'all'}
        options={(['all', 'any'] as const).map((value) => ({
          value,
          label: t(`edit.conditions.${value}`),
          isDisabled: !isEnabled,
        }))}
        onChange={(value) => onChange({ [joinFields[channel]]: value === 'any' })}
      />
      {(rangeFields[channel] as readonly RangeField[]).map(({ title, ...bounds }) => (
        <div key={title} className={styles.range} role="group" aria-label={getLabel(title)}>
          <span>{getLabel(title)}</span>
          {([bounds.from, bounds.to] as const).map((name, index) =>
            name ? (
              <BoundField
                key={name}
                name={name}
                label={t(index === 0 ? 'edit.conditions.from' : 'edit.conditions.to')}
                value={draft.numbers[name] ?? ''}
                error={error?.field === name ? error : undefined}
                isDisabled={!isEnabled}
                onChange={(input) => setNumber(name, input)}
              />
            ) : (
              <span key="none" />
            ),
          )}
        </div>
      ))}
      {(['geo', 'question'] as const).map((kind) => (
        <FlagChoice
          key={kind}
          title={t(`edit.conditions.${kind}`)}
          value={draft.numbers[flagFields[channel][kind]] ?? ''}
          isDisabled={!isEnabled}
          onChange={(value) => setNumber(flagFields[channel][kind], value)}
        />
      ))}
    </fieldset>
  );
}

interface BoundFieldProps {
  name: BoundName;
  label: string;
  value: string;
  error: DraftError | undefined;
  isDisabled: boolean;
  onChange: (input: string) => void;
}

function BoundField({ name, label, value, error, isDisabled, onChange }: BoundFieldProps) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const [min, max] = groupConditionBounds[name];
  return (
    <TextInput
      aria-label={label}
      placeholder={label}
      inputMode="numeric"
      value={value}
      disabled={isDisabled}
      error={
        error &&
        (error.text === 'order'
          ? t('edit.fault.greater')
          : error.text === 'noNumber'
            ? t('edit.fault.noNumber')
            : t('edit.fault.bounds', { min: format.integer(min), max: format.integer(max) }))
      }
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function FlagChoice({
  title,
  value,
  isDisabled,
  onChange,
}: {
  title: string;
  value: string;
  isDisabled: boolean;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('groups');
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{title}</label>
      <NativeSelect
        id={id}
        className={styles.flag}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{t('edit.conditions.either')}</option>
        <option value="1">{t('edit.conditions.only')}</option>
        <option value="0">{t('edit.conditions.without')}</option>
      </NativeSelect>
    </div>
  );
}
