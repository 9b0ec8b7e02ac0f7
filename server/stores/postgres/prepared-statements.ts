import type { Pool } from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

interface PreparedStatement {
  name: string;
  text: string;
}

type Entities = Readonly<Record<string, new () => ObjectLiteral>>;

/** An entity for each joined table. Null if an outer join found no row. */
type JoinedRow<Joined extends Entities> = { [Alias in keyof Joined]: InstanceType<Joined[Alias]> | null };

/** SQL conditions by the name of their boolean result. */
type Conditions<Name extends string> = Readonly<Record<Name, string>>;

/** Statement with a mapper for each entity and condition. */
interface PreparedEntities extends PreparedStatement {
  parts: readonly { alias: string; read(row: readonly unknown[]): unknown }[];
}

/** Runs a prepared statement of the hot path on the pool, without TypeORM. */
export async function runStatement<Row extends ObjectLiteral>(
  postgres: DataSource,
  statement: PreparedStatement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await getPool(postgres).query<Row>({ ...statement, values: [...values] });
  return rows;
}

/**
 * Creates a reader of entities for hot paths, as a named prepared statement. Columns and value conversion come from
 * the TypeORM metadata.
 * TypeORM's `find` builds its SQL on each call, which costs six times the CPU time of the statement.
 * @param from SQL from FROM on; the alias of each table is its key in `entities`
 * @param conditions boolean columns of each row
 */
export function createPreparedReader<Joined extends Entities, Name extends string = never>(
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
      preparedBySource.get(postgres) ?? buildStatement(postgres, { name, entities, from, conditions });
    preparedBySource.set(postgres, prepared);
    const { text, parts } = prepared;
    const query = { name, text, values: [...values], rowMode: 'array' as const };
    const { rows } = await getPool(postgres).query<unknown[]>(query);
    return rows.map(
      (row) =>
        Object.fromEntries(parts.map((part) => [part.alias, part.read(row)])) as JoinedRow<Joined> &
          Record<Name, boolean>,
    );
  };
}

function buildStatement(
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
      read: (row: readonly unknown[]) => readEntity(row, { postgres, entity, selectableColumns, offset }),
    };
  });
  const conditionParts = Object.entries(conditions).map(([alias, condition]) => {
    const index = selected.push(condition) - 1;
    return { alias, read: (row: readonly unknown[]) => row[index] };
  });
  return { name, text: `SELECT ${selected.join(', ')} ${from}`, parts: [...entityParts, ...conditionParts] };
}

function readEntity(
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

/** The pool of the TypeORM data source. */
function getPool({ driver }: DataSource): Pool {
  return (driver as unknown as { master: Pool }).master;
}
