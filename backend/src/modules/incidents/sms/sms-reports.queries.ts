import { statement } from '../../../platform/db/statement';

/** Notes a message, once; a repetition waits for the first and then gives nothing. $1 message, $2 outcome, $3 now. */
export const NOTE_SMS = statement(
  'incidents.note-sms',
  `INSERT INTO sms_report (message_id, outcome, received_at) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING message_id AS "messageId"`,
);

/** Outcome of a message that was noted before. $1 message. */
export const KNOWN_SMS = statement(
  'incidents.known-sms',
  'SELECT outcome FROM sms_report WHERE message_id = $1',
);

/** Stores what came of a message. $1 message, $2 outcome, $3 incident. */
export const STORE_SMS_OUTCOME = statement(
  'incidents.store-sms-outcome',
  'UPDATE sms_report SET outcome = $2, incident_id = $3 WHERE message_id = $1',
);

/** Deletes the notes of messages that no gateway sends any more. $1 time before which they were received. */
export const DELETE_OLD_SMS_REPORTS = statement(
  'incidents.delete-old-sms-reports',
  'DELETE FROM sms_report WHERE received_at < $1',
);
