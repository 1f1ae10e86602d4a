import 'reflect-metadata';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { ENTITIES } from './entities';
import { createTestDatabase } from './testing/server/test-database';

/** The statements with which TypeORM would make the schema fit that concern tables, columns, types and nulls. */
const DIFFERENCE = /CREATE TABLE|ADD "|SET NOT NULL|DROP NOT NULL| TYPE /;
/** The list of migrations is TypeORM's own. */
const OWN_TABLES = ['migrations', 'typeorm_metadata'];

type EntityClass = new () => object;

let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase();
  url = database.ownerUrl;
  drop = database.drop;
});
afterAll(() => drop());

async function withEntities<Result>(
  entities: readonly EntityClass[],
  ask: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    entities: [...entities],
    installExtensions: false,
  });
  await dataSource.initialize();
  try {
    return await ask(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

const differences = (entities: readonly EntityClass[]): Promise<string[]> =>
  withEntities(entities, async (dataSource) => {
    // Without this table TypeORM refuses to look at generated columns.
    await dataSource.query(`CREATE TABLE IF NOT EXISTS typeorm_metadata
      (type text, database text, schema text, "table" text, name text, value text)`);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query).filter((query) => DIFFERENCE.test(query));
  });

test('the entities are what the migrated schema has: types and nulls', async () => {
  expect(await differences(ENTITIES)).toEqual([]);
});

test('every table has one entity, and every column is mapped', async () => {
  const [mapped, found] = await withEntities(ENTITIES, async (dataSource) => {
    const rows: { name: string }[] = await dataSource.query(
      `
      SELECT relname || '.' || attname AS name FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND attnum > 0 AND NOT attisdropped AND relname <> ALL ($1)`,
      [OWN_TABLES],
    );
    const columns = dataSource.entityMetadatas.flatMap(({ tableName, columns: own }) =>
      own.map(({ databaseName }) => `${tableName}.${databaseName}`),
    );
    return [columns, rows.map(({ name }) => name)];
  });
  expect(found.length).toBeGreaterThan(400);
  expect([...mapped].sort()).toEqual([...found].sort());
});

@Entity('vapid_key')
class OtherKey {
  @PrimaryColumn('boolean')
  id: boolean;

  @Column('integer', { name: 'public_key' })
  publicKey: number;

  @Column('text', { name: 'sealed_private', nullable: true })
  sealedPrivate: string | null;

  @Column('text')
  colour: string;
}

test('another type, another null and another column are differences', async () => {
  const found = (await differences([OtherKey])).join('; ');
  expect(found).toMatch(/ADD "colour"/);
  expect(found).toMatch(/"public_key" integer/);
  expect(found).toMatch(/"sealed_private" DROP NOT NULL/);
});
