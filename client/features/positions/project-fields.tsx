import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import {
  interfaceLanguages,
  maxRegions,
  positionDepths,
  positionDevices,
  positionSchedules,
  positionBuckets,
} from '../../../server/contract/projects/positions.js';
import { searchEngines } from '../../../server/contract/reports/search-engine.js';
import { FormError } from '../../components/form/form-error.js';
import { SelectField } from '../../components/form/select-field.js';
import { TextAreaField } from '../../components/form/text-area-field.js';
import { TextField } from '../../components/form/text-field.js';
import { useFormField } from '../../components/form/use-form-field.js';
import { Segmented } from '../../components/ui/segmented.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import { useFormat } from '../../i18n/use-format.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import styles from './positions.module.css';
import { useSerpSourcesQuery } from './positions.generated.js';
import type { ProjectValues } from './project-values.js';

/** Fields shared by the create form and the settings form of a project. */
export function ProjectFields({ isNew = false }: { isNew?: boolean }) {
  const { t } = useTranslation('positions');
  const { language } = useFormat();
  const { databases } = useDatabases();
  const { values, setFieldValue } = useFormikContext<ProjectValues>();
  // The regions of one search engine are not databases of another one.
  const resetRegions = (engine: string) => {
    const base = databases.find((database) => database.engine === engine)?.code;
    void setFieldValue('regions', base === undefined ? [] : [{ base, location: '' }]);
  };
  return (
    <>
      <FormError />
      <TextField name="address" label={t('form.address')} hint={t('form.addressHint')} autoFocus={isNew} />
      <TextField name="name" label={t('form.name')} />
      <SelectField
        name="engine"
        label={t('form.engine')}
        options={searchEngines.map((value) => ({ value, label: t(`form.${value}`) }))}
        onSelected={resetRegions}
      />
      <RegionFields />
      <div className={styles.row}>
        <SelectField
          name="device"
          label={t('form.device')}
          options={positionDevices.map((value) => ({ value, label: t(`form.${value}`) }))}
        />
        <SelectField
          name="language"
          label={t('form.language')}
          options={Object.entries(interfaceLanguages).map(([value, name]) => ({
            value,
            label: name[language],
          }))}
        />
        <SelectField
          name="depth"
          label={t('form.depth')}
          options={positionDepths.map((depth) => ({
            value: String(depth),
            label: t('form.top', { top: depth }),
          }))}
        />
        <SelectField
          name="alertTop"
          label={t('form.alertTop')}
          options={[
            { value: '', label: t('form.noAlert') },
            ...positionBuckets.map((top) => ({ value: String(top), label: t('form.top', { top }) })),
          ]}
        />
      </div>
      <TextAreaField
        name="competitors"
        label={t('form.competitors')}
        hint={t('form.competitorsHint')}
        optional
      />
      <SourceFields />
      {values.provider === '' ? null : <ScheduleFields />}
    </>
  );
}

/** Region fields; each region is a database of the search engine. */
function RegionFields() {
  const { t } = useTranslation('positions');
  const { language } = useFormat();
  const { databases } = useDatabases();
  const { values, setFieldValue } = useFormikContext<ProjectValues>();
  const { error } = useFormField('regions');
  const engineDatabases = databases.filter(({ engine }) => engine === values.engine);
  const setRegions = (regions: ProjectValues['regions']) => void setFieldValue('regions', regions);
  const unusedRegion = engineDatabases.find(({ code }) => !values.regions.some(({ base }) => base === code));
  return (
    <div>
      {values.regions.map((_, index) => (
        <div key={index} className={styles.row} style={{ marginBottom: 8 }}>
          <SelectField
            name={`regions[${index}].base`}
            label={t('form.region')}
            options={engineDatabases.map((database) => ({
              value: database.code,
              label: databaseTitle(database, language),
            }))}
          />
          {values.provider === '' ? null : (
            <TextField
              name={`regions[${index}].location`}
              label={t('form.location')}
              hint={index === 0 ? t('form.locationHint') : undefined}
              optional
            />
          )}
        </div>
      ))}
      {error ? (
        <p role="alert" style={{ color: 'var(--negative)', margin: '0 0 8px' }}>
          {error}
        </p>
      ) : null}
      <div className={styles.days}>
        {values.regions.length < maxRegions && unusedRegion ? (
          <Button onClick={() => setRegions([...values.regions, { base: unusedRegion.code, location: '' }])}>
            {t('form.addRegion')}
          </Button>
        ) : null}
        {values.regions.length > 1 ? (
          <Button onClick={() => setRegions(values.regions.slice(0, -1))}>{t('form.removeRegion')}</Button>
        ) : null}
      </div>
    </div>
  );
}

/** SERP provider and monthly spending cap. */
function SourceFields() {
  const { t } = useTranslation('positions');
  const { values } = useFormikContext<ProjectValues>();
  const { data } = useSerpSourcesQuery({ fetchPolicy: 'cache-and-network' });
  const sources = data?.serpSources ?? [];
  return (
    <div className={styles.row}>
      <SelectField
        name="provider"
        label={t('form.provider')}
        options={[
          { value: '', label: t('form.noProvider') },
          ...sources.map(({ id, name, hint }) => ({
            value: id,
            label: hint === null || hint === undefined ? t('form.noKey', { name }) : name,
          })),
        ]}
      />
      {values.provider === '' ? null : (
        <TextField name="cap" label={t('form.cap')} hint={t('form.capHint')} inputMode="numeric" />
      )}
    </div>
  );
}

function ScheduleFields() {
  const { t } = useTranslation('positions');
  const { values, setFieldValue } = useFormikContext<ProjectValues>();
  const zones = Intl.supportedValuesOf('timeZone');
  const selectableZones = zones.includes(values.timeZone) ? zones : [values.timeZone, ...zones];
  const options = positionSchedules.map((value) => ({ value, label: t(`form.${value}`) }));
  return (
    <>
      <div>
        <Segmented
          label={t('form.schedule')}
          value={values.schedule as (typeof positionSchedules)[number]}
          options={options}
          onChange={(schedule) => void setFieldValue('schedule', schedule)}
        />
      </div>
      {values.schedule === 'week' ? <Weekdays /> : null}
      {values.schedule === 'month' ? (
        <TextField name="days" label={t('form.days')} hint={t('form.daysHint')} />
      ) : null}
      {values.schedule === 'demand' ? null : (
        <div className={styles.row}>
          <TextField name="time" label={t('form.time')} maxLength={5} />
          <SelectField
            name="timeZone"
            label={t('form.timeZone')}
            options={selectableZones.map((zone) => ({ value: zone, label: zone }))}
          />
        </div>
      )}
    </>
  );
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

function Weekdays() {
  const { t } = useTranslation('positions');
  const { values, setFieldValue } = useFormikContext<ProjectValues>();
  const { error } = useFormField('weekdays');
  const toggle = (day: number) =>
    void setFieldValue(
      'weekdays',
      values.weekdays.includes(day)
        ? values.weekdays.filter((weekday) => weekday !== day)
        : [...values.weekdays, day].toSorted((a, b) => a - b),
    );
  return (
    <div role="group" aria-label={t('form.days')} className={styles.days}>
      {weekdays.map((name, index) => {
        const day = index + 1;
        return (
          <Button
            key={day}
            aria-pressed={values.weekdays.includes(day)}
            variant={values.weekdays.includes(day) ? 'light' : 'default'}
            onClick={() => toggle(day)}
          >
            {t(`weekdays.${name}`)}
          </Button>
        );
      })}
      {error ? <span style={{ color: 'var(--negative)' }}>{error}</span> : null}
    </div>
  );
}
