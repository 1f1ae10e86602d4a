import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A row names the agency of its vehicle only from when the vehicle was given to that agency: what the device of a former
 * agency sends late, or dates back, is no agency's.
 */
export class AgencyOfTheTime1763730350001 implements MigrationInterface {
  name = 'AgencyOfTheTime1763730350001';

  async up(runner: QueryRunner): Promise<void> {
    await replaceFunctions(runner, ' AND coalesce(agency_set_at <= NEW.started_at, true)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceFunctions(runner, '');
  }
}

async function replaceFunctions(runner: QueryRunner, more: string): Promise<void> {
  const nameAgency = `NEW.named_agency := CASE WHEN NEW.binding = 'BOUND'
     THEN (SELECT agency_name FROM vehicle WHERE vehicle.id = NEW.vehicle_id${more}) END;`;
  await runner.query(`CREATE OR REPLACE FUNCTION set_public_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     NEW.public_id := public_row_id(TG_TABLE_NAME, NEW.id);
     ${nameAgency}
     RETURN NEW;
   END $$`);
  await runner.query(`CREATE OR REPLACE FUNCTION set_named_agency() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     ${nameAgency}
     RETURN NEW;
   END $$`);
}
