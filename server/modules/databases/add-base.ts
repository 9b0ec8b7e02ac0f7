import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Base } from '../../entities/base.entity.js';
import { baseChange, validateFields, newBase } from './base-fields.js';

/** Input for a new database. */
export type NewBase = z.input<typeof newBase>;

/** Changes of a database. */
export type BaseChange = z.input<typeof baseChange>;

/**
 * Adds an empty database at the end of the list.
 * @throws AppError InvalidField for an invalid value or a code in use
 */
export async function addBase(postgres: DataSource, input: NewBase): Promise<Base> {
  const fields = validateFields(newBase, input);
  return postgres.transaction(async (transaction) => {
    const repository = transaction.getRepository(Base);
    const bases = await repository.find({ lock: { mode: 'pessimistic_write' } });
    if (bases.some(({ code }) => code === fields.code)) {
      throw new AppError(ErrorCode.InvalidField, { field: 'code', what: codeTakenMessage(fields.code) });
    }
    const nextNumber = (values: number[]) => Math.max(0, ...values) + 1;
    const id = nextNumber(bases.map((base) => base.id));
    const priority = nextNumber(bases.map((base) => base.priority));
    return repository.save(repository.create({ ...fields, id, priority, generation: 0 }));
  });
}

/**
 * Changes the names and currency of a database.
 * @throws AppError InvalidField, UnknownBase
 */
export async function changeBase(postgres: DataSource, code: string, input: BaseChange): Promise<Base> {
  const { name, caption, short, currency } = validateFields(baseChange, input);
  const repository = postgres.getRepository(Base);
  const changes = Object.fromEntries(
    Object.entries({ name, caption, short, currency }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(changes).length > 0) await repository.update({ code }, changes);
  const base = await repository.findOneBy({ code });
  if (!base) throw new AppError(ErrorCode.UnknownBase, { base: code });
  return base;
}

const codeTakenMessage = (code: string) => ({
  en: `There is a database ${code} already.`,
  ru: `База ${code} уже есть.`,
});
