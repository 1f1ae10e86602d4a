import type { MigrationInterface, QueryRunner } from 'typeorm';

/** First step of staff, or the closing of an incident where the person who closed it is gone. */
const FIRST_ANSWER = `SELECT min(changed_at) FROM incident_event step
  WHERE step.incident_id = incident.id AND step.status <> 'RECEIVED'
    AND (step.changed_by IS NOT NULL OR step.status <> 'VERIFIED')`;

const UP: readonly string[] = [
  // The first step of staff, whatever becomes of the incident afterwards.
  'ALTER TABLE incident ADD answered_at timestamptz',
  // Lists go by it: the end of the goal while nobody has answered, and infinity from then on.
  `ALTER TABLE incident ADD answer_due_at timestamptz NOT NULL DEFAULT 'infinity'`,
  `UPDATE incident SET answered_at = (${FIRST_ANSWER})`,
  `UPDATE incident SET answer_due_at = received_at
       + CASE severity WHEN 'HIGH' THEN interval '30 minutes' WHEN 'MEDIUM' THEN interval '4 hours' ELSE interval '24 hours' END
     WHERE answered_at IS NULL`,
  'CREATE INDEX incident_due_first ON incident (answer_due_at, id)',
  'CREATE INDEX incident_severity_due_first ON incident (severity, answer_due_at, id)',
  'DROP INDEX incident_unanswered',
  `CREATE INDEX incident_unanswered ON incident (received_at) WHERE severity = 'HIGH' AND answered_at IS NULL`,
  'ALTER TABLE attention_state ADD assigned_at timestamptz',
  // The one who was on it before somebody else reassigned it, and who did that.
  'ALTER TABLE attention_state ADD former_id bigint REFERENCES account ON DELETE SET NULL',
  'ALTER TABLE attention_state ADD assigned_by bigint REFERENCES account ON DELETE SET NULL',
  'UPDATE attention_state SET assigned_at = changed_at WHERE assignee_id IS NOT NULL',
  'CREATE INDEX attention_state_former ON attention_state (former_id, assigned_at) WHERE former_id IS NOT NULL',
  'CREATE INDEX attention_state_assigned_by ON attention_state (assigned_by) WHERE assigned_by IS NOT NULL',
];

const DOWN: readonly string[] = [
  'ALTER TABLE attention_state DROP assigned_by, DROP former_id, DROP assigned_at',
  'DROP INDEX incident_unanswered',
  `CREATE INDEX incident_unanswered ON incident (received_at)
     WHERE severity = 'HIGH' AND status IN ('RECEIVED', 'VERIFIED')`,
  'ALTER TABLE incident DROP answer_due_at, DROP answered_at',
];

/** The response clock of incidents, and the time and the former person of an assignment. */
export class IncidentDesk1764399300000 implements MigrationInterface {
  name = 'IncidentDesk1764399300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) {
      await runner.query(statement);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) {
      await runner.query(statement);
    }
  }
}
