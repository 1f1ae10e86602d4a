import type { DataSource } from 'typeorm';
import { FirstDrive1763625600000 } from './migrations/1763625600000-first-drive';
import { Account } from './modules/identity/account.entity';
import { Journey } from './modules/journeys/journey.entity';
import { Violation } from './modules/violations/violation.entity';
import { migrate, openDataSource } from './platform/data-source';

/** The product's database, migrated. */
export async function openDatabase(url: string): Promise<DataSource> {
  const entities = [Account, Journey, Violation];
  const dataSource = await openDataSource({ url, entities, migrations: [FirstDrive1763625600000] });
  await migrate(dataSource);
  return dataSource;
}
