import type { Pool } from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** A statement that PostgreSQL keeps prepared under its name. */
interface PreparedStatement {
  /** Unique in the process. */
  name: string;
  text: string;
}

type Entities = Readonly<Record<string, new () => ObjectLiteral>>;

/** A row with an entity for each table that it is joined of; null where an outer join found none. */
type JoinedRow<Joined extends Entities> = { [Alias in keyof Joined]: InstanceType<Joined[Alias]> | null };

/** Conditions in SQL by the names under which a row says whether they hold. */
type Conditions<Name extends string> = Readonly<Record<Name, string>>;

/** What is selected, and how each table's part of a row becomes its entity. */
interface PreparedEntities extends PreparedStatement {
  parts: readonly { alias: string; read(row: readonly unknown[]): unknown }[];
}

/** Runs a statement of the hot path straight on the pool. Answers its rows. */
export async function runStatement<Row extends ObjectLiteral>(
  postgres: DataSource,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await poolOf(postgres).query<Row>({ ...statement, values: [...values] });
  return rows;
}

/**
 * Reads rows of entities by a statement that PostgreSQL keeps prepared: for what every request asks. The entities alone say
 * which columns there are and how values are read, as in TypeORM's own finds; these make their SQL anew each time, which takes
 * six times as much of the process as the statement itself.
 * @param from the statement from FROM on; each entity's table has its key as alias
 * @param conditions what each row says beside its entities
 */
export function preparedRead<Joined extends Entities, Name extends string = never>(
  name: string,
  entities: Joined,
  from: string,
  conditions?: Conditions<Name>,
): (
  postgres: DataSource,
  values: readonly unknown[],
) => Promise<(JoinedRow<Joined> & Record<Name, boolean>)[]> {
  const preparedBySource = new WeakMap<DataSource, PreparedEntities>();
  return async (postgres, values) => {
    const prepared =
      preparedBySource.get(postgres) ?? prepare(postgres, { name, entities, from, conditions });
    preparedBySource.set(postgres, prepared);
    const { text, parts } = prepared;
    const query = { name, text, values: [...values], rowMode: 'array' as const };
    const { rows } = await poolOf(postgres).query<unknown[]>(query);
    return rows.map(
      (row) =>
        Object.fromEntries(parts.map((part) => [part.alias, part.read(row)])) as JoinedRow<Joined> &
          Record<Name, boolean>,
    );
  };
}

function prepare(
  postgres: DataSource,
  {
    name,
    entities,
    from,
    conditions = {},
  }: { name: string; entities: Entities; from: string; conditions?: Conditions<string> },
): PreparedEntities {
  const selected: string[] = [];
  const entityParts = Object.entries(entities).map(([alias, entity]) => {
    const { columns } = postgres.getMetadata(entity as EntityTarget<ObjectLiteral>);
    const offset = selected.length;
    const selectableColumns = columns.filter(({ isSelect }) => isSelect);
    selected.push(...selectableColumns.map(({ databaseName }) => `"${alias}"."${databaseName}"`));
    return {
      alias,
      read: (row: readonly unknown[]) => entityIn(row, { postgres, entity, selectableColumns, offset }),
    };
  });
  const conditionParts = Object.entries(conditions).map(([alias, condition]) => {
    const index = selected.push(condition) - 1;
    return { alias, read: (row: readonly unknown[]) => row[index] };
  });
  return { name, text: `SELECT ${selected.join(', ')} ${from}`, parts: [...entityParts, ...conditionParts] };
}

function entityIn(
  row: readonly unknown[],
  {
    postgres: { driver },
    entity: Entity,
    selectableColumns,
    offset,
  }: {
    postgres: DataSource;
    entity: new () => ObjectLiteral;
    selectableColumns: readonly ColumnMetadata[];
    offset: number;
  },
): ObjectLiteral | null {
  const key = selectableColumns.findIndex(({ isPrimary }) => isPrimary);
  if (row[offset + key] === null) return null;
  const entity = new Entity();
  for (const [index, column] of selectableColumns.entries()) {
    entity[column.propertyName] = driver.prepareHydratedValue(row[offset + index], column) as unknown;
  }
  return entity;
}

/** The pool that TypeORM itself works with. */
function poolOf({ driver }: DataSource): Pool {
  return (driver as unknown as { master: Pool }).master;
}
