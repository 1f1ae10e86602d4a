import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Fixes go with their journey by a trigger of its deletion. A reference was checked for each fix, which was half of what storing
 * one costs, and added nothing: the one statement that stores fixes takes the journeys that it has changed, and holds them until
 * it commits, so that a journey that is being deleted gets none. Its deletion waits for that commit and then sees its fixes.
 */
const DONE = [
  'ALTER TABLE fix DROP CONSTRAINT fix_journey_id_fkey',
  `CREATE FUNCTION fixes_gone() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
     DELETE FROM fix USING gone WHERE fix.journey_id = gone.id;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER journey_fixes_gone AFTER DELETE ON journey REFERENCING OLD TABLE AS gone
     FOR EACH STATEMENT EXECUTE FUNCTION fixes_gone()`,
];

const UNDONE = [
  'DROP TRIGGER journey_fixes_gone ON journey',
  'DROP FUNCTION fixes_gone',
  'ALTER TABLE fix ADD CONSTRAINT fix_journey_id_fkey FOREIGN KEY (journey_id) REFERENCES journey ON DELETE CASCADE',
];

/** Storing a fix checks no reference. */
export class FixesWithoutReference1764350000000 implements MigrationInterface {
  name = 'FixesWithoutReference1764350000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of DONE) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of UNDONE) {
      await runner.query(statement);
    }
  }
}
