import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { OperatorError } from '../../errors/operator-error.js';
import { Base } from '../../entities/base.entity.js';

/** What a new base is; what is missing follows from its name. */
const newBase = z
  .object({
    code: z.string().regex(/^[a-z][a-z0-9]{1,15}$/, 'must be 2 to 16 small letters and digits'),
    name: z.string().trim().min(1, 'is missing').max(100),
    caption: z.string().trim().min(1).max(100).optional(),
    short: z.string().trim().min(1).max(12).optional(),
    engine: z.enum(['google', 'yandex']).default('google'),
    lng: z
      .string()
      .regex(/^[a-z]{2}$/, 'must be two letters, as en')
      .default('en'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be three letters, as USD')
      .default('USD'),
  })
  .transform((base) => ({
    ...base,
    caption: base.caption ?? base.name,
    short: base.short ?? base.code.toUpperCase().slice(0, 12),
  }));

/** What a person says of a new base. */
export type NewBase = z.input<typeof newBase>;

/**
 * Adds a base to the catalogue, after the others in lists. It is empty until something is imported into it.
 * @throws OperatorError for a bad value or a code that is taken
 */
export async function addBase(postgres: DataSource, asked: NewBase): Promise<Base> {
  const parsed = newBase.safeParse(asked);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new OperatorError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  return postgres.transaction(async (transaction) => {
    const bases = transaction.getRepository(Base);
    const all = await bases.find({ lock: { mode: 'pessimistic_write' } });
    if (all.some(({ code }) => code === parsed.data.code)) {
      throw new OperatorError(`There is a database ${parsed.data.code} already.`);
    }
    const last = (values: number[]) => Math.max(0, ...values) + 1;
    const id = last(all.map((base) => base.id));
    const priority = last(all.map((base) => base.priority));
    return bases.save(bases.create({ ...parsed.data, id, priority, generation: 0 }));
  });
}
