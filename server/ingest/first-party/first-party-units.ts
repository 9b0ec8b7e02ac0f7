import { isTotal } from '../../reports/engine/first-party/first-party-metrics.js';
import {
  dimensionBits,
  firstPartyDimensions,
} from '../../reports/engine/first-party/first-party-dimensions.js';
import { normaliseDomain } from '../../reports/engine/normalise-subject.js';
import type { RawField } from '../staging/raw-field.js';
import type { StagedFile } from '../staging/stage-file.js';

/** What the records of one file say of one site on one day, or over the file's period. */
export interface FirstPartyUnit {
  file: number;
  /** The site as the file names it. */
  named: string;
  source: string;
  dims: number;
  /** The day; of a total the day that the file is of. */
  day: string;
  records: number;
  /** What the records say, without their order. */
  print: string;
}

/** A unit that is taken, with the period of a total. */
export interface AcceptedUnit extends FirstPartyUnit {
  /** ISO date; null for a total of an unknown beginning. */
  from: string | null;
  to: string;
  cut: boolean;
}

const dimensionOfField: Partial<Record<RawField, keyof typeof firstPartyDimensions>> = {
  keyword: 'query',
  url: 'page',
  day: 'day',
  country: 'country',
  device: 'device',
};

/** What the columns of a table tell apart, also where a value is blank: a query without words is one that is kept secret. */
export function dimsOfTable({ plan }: Pick<StagedFile, 'plan'>): number {
  return dimensionBits(plan.fields.flatMap((field) => (field && dimensionOfField[field]) ?? []));
}

/** A site as the store names it: of a domain property, of an address, or of a host. Undefined for what names none. */
export function siteOf(named: string): string | undefined {
  return normaliseDomain(named.trim().replace(/^sc-domain:/i, ''));
}

/** Sources whose exports come in several files that add up. */
const shardedFormats = new Set(['search-console-bulk']);

/**
 * The units that are taken. Of two files that tell the same of the same days the later one goes before; only the files of an
 * export that comes in several add up, and each of them once.
 */
export function acceptedUnits(
  units: readonly FirstPartyUnit[],
  files: readonly StagedFile[],
): AcceptedUnit[] {
  const withPeriods = units.map((unit) => ({
    ...unit,
    ...periodOf(unit, units, files),
    cut: isCut(unit, files),
  }));
  const groups = groupBy(withPeriods, groupKeyOf);
  return [...groups.values()].flatMap((candidates) => {
    const last = candidates.toSorted((one, other) => one.file - other.file).at(-1);
    if (!last || !isShard(last, files)) return last ?? [];
    return [
      ...new Map(
        candidates.filter((unit) => isShard(unit, files)).map((unit) => [unit.print, unit]),
      ).values(),
    ];
  });
}

function groupKeyOf({ named, source, dims, from, to }: AcceptedUnit): string {
  return JSON.stringify([siteOf(named), source, dims, from, to]);
}

function fileOf({ file }: FirstPartyUnit, files: readonly StagedFile[]): StagedFile | undefined {
  return files.find((one) => one.file.number === file);
}

function isShard(unit: FirstPartyUnit, files: readonly StagedFile[]): boolean {
  return shardedFormats.has(fileOf(unit, files)?.plan.recognised.format.id ?? '');
}

function isCut(unit: FirstPartyUnit, files: readonly StagedFile[]): boolean {
  return fileOf(unit, files)?.plan.notes.includes('cutAt1000') === true;
}

/** A total is of the days that a table beside it in the same archive names; else it ends on the day of its file. */
function periodOf(
  unit: FirstPartyUnit,
  units: readonly FirstPartyUnit[],
  files: readonly StagedFile[],
): Pick<AcceptedUnit, 'from' | 'to'> {
  if (!isTotal(unit)) return { from: unit.day, to: unit.day };
  const archive = fileOf(unit, files);
  const days = units
    .filter(
      (other) =>
        !isTotal(other) &&
        siteOf(other.named) === siteOf(unit.named) &&
        other.source === unit.source &&
        archive?.file.table.entry !== undefined &&
        fileOf(other, files)?.file.name === archive.file.name,
    )
    .map(({ day }) => day)
    .toSorted();
  return { from: days[0] ?? null, to: days.at(-1) ?? unit.day };
}

/** Values by the name that each has. */
export function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key) ?? [];
    group.push(value);
    groups.set(key, group);
  }
  return groups;
}
