/**
 * Settings of the authority, decisions by two people, days, and messages to be sent: none of it grows with
 * the traffic.
 */
export const SMALL_TABLES: ReadonlySet<string> = new Set([
  ...[
    'alert_broadcast',
    'alert_settings',
    'attention_state',
    'daily_report',
    'dangerous_stretch_month',
    'fine_tariff',
    'limit_proposal',
    'migrations',
    'service_day',
  ],
  ...[
    'public_event_due',
    'public_event_log',
    'webhook_endpoint',
    'public_id_key',
    'public_totals',
    'retention_settings',
    'road_pack_entry',
    'road_pack_version',
    'rule_proposal',
    'speed_limit',
  ],
  ...['speed_limit_register', 'speed_thresholds', 'status_proposal', 'transport_agency', 'vapid_key'],
  ...[
    'export_job',
    'figure_delta',
    'mail_message',
    'open_data_file',
    'open_data_part',
    'open_data_set',
    'open_data_version',
    'push_message',
    'segment_due',
    'segment_touched',
    'sms_message',
    'vehicle_event_due',
    // At most 20 for each of the staff.
    'view_subscription',
    'vehicle_touched',
  ],
]);

/** Statements that read a whole table, and why that is so. */
export const READS_ALL: Readonly<Record<string, string>> = {
  'public-events.delete-old': 'deletes at most 10,000 of the oldest events, once an hour',
  'notifications.notify-everybody': 'everybody is meant',
  'evidence.left-out': 'a check of the whole log reads all of it',
  'statistics.all-figures': 'adds up all journeys: for visitors once an hour, for staff each time',
  'cases.count': 'any state may be left out; without one all of them are meant',
  'statistics.is-all-demo': 'stops at the first journey that is real',
  'statistics.active-zones':
    'active journeys by their index; sample data stop at the first journey that is real',
  'statistics.wrong-figures': 'check-rollups counts everything anew',
  'statistics.wrong-hours': 'check-rollups counts everything anew',
  'statistics.wrong-vehicles': 'check-rollups counts everything anew',
  'statistics.wrong-public-figures': 'check-rollups counts everything anew',
  'segments.wrong-figures': 'check-rollups counts everything anew',
  'segments.touch-all': 'check-rollups --rebuild counts everything anew',
  'admin.exposures-under-rule': 'every vehicle that was driven in the time of the rule',
  'admin.public-violators': 'takes the worst by the index where $1 is few; the plan supposes a tenth of all',
  'admin.top-violators': 'takes the worst by the index where $1 is few; the plan supposes a tenth of all',
  'admin.count-violations': 'any filter may be left out; planned anew for those that are given',
  'admin.count-incidents': 'any filter may be left out; planned anew for those that are given',
  'admin.count-audit': 'any filter may be left out; planned anew for those that are given',
  'attention.failed-runs': 'two hours of runs: older ones are in the archive',
  'jobs.last-runs': 'two hours of runs: older ones are in the archive',
  'metrics.last-successes': 'two hours of runs: older ones are in the archive',
  'open-data.daily-checkpoints': 'once a month; checkpoints have no order by time',
  'limits.delete-full-pots': 'once an hour; only those have a pot who have used up more than a share',
  'limits.delete-free-places': 'once an hour; only those are in it who hold more sockets than a share',
  'admin.delete-old-reports': 'stops at $2 rows; the plan supposes a tenth of all',
};
