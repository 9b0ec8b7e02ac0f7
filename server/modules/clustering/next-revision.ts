import type { EntityManager } from 'typeorm';

/** Allocates a revision number that is unique across projects. */
export async function nextRevision(tx: Pick<EntityManager, 'query'>): Promise<number> {
  const [row] = await tx.query<{ revision: number }[]>(
    `SELECT nextval('clustering_revision')::int AS revision`,
  );
  if (!row) throw new Error('PostgreSQL gave no revision');
  return row.revision;
}
