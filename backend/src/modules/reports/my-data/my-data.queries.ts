import { statement } from '../../../platform/db/statement';
import type { Statement } from '../../../platform/db/statement';
import { DAY_OF_FIRST } from '../../journeys/fix-day-sql';

const ROWS_PER_PAGE = 500;
/** 2 MB of Base64. */
const PHOTOS_PER_PAGE = 10;

/** A list of the export: a statement that gives one page of it. $1 account, $2 last id of the page before, $3 rows. */
export interface ExportedList {
  readonly name: string;
  readonly page: Statement;
  readonly rowsPerPage: number;
}

/** The account of a citizen without any secret. $1 account. */
export const EXPORTED_ACCOUNT = statement(
  'reports.exported-account',
  `SELECT id, username, mobile_number AS "mobileNumber", full_name AS "fullName", email,
           profile_image AS "profileImage", driver_license AS "driverLicense",
           emergency_name AS "emergencyContactName", emergency_phone AS "emergencyContactPhone", firebase_uid AS "firebaseUid", lower(role) AS role,
           is_suspended AS "isSuspended", is_demo AS "isDemo", created_at AS "createdAt",
           deletion_requested_at AS "deletionRequestedAt"
         FROM account WHERE id = $1`,
);

/** The short lists and, as rows without their fixes, the journeys; each by rising id. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  list(
    'settings',
    `account_id AS id, notifications, sound_alerts AS "soundAlerts", alert_sound AS "alertSound", vibration, theme, language,
     data_saver AS "dataSaver", look_notices AS "lookNotices", speed_limit_kmh AS "speedLimitKmh", alert_threshold_kmh AS "alertThresholdKmh"
     FROM personal_settings`,
    'account_id',
  ),
  list(
    'photos',
    `account_id AS id, mime_type AS "mimeType", encode(bytes, 'base64') AS base64 FROM profile_photo`,
    'account_id',
  ),
  list(
    'consents',
    `id, version, language, recording, cases, witness, adult, answered_at AS "answeredAt",
     received_at AS "receivedAt" FROM consent`,
  ),
  list('sessions', 'id, created_at AS "startedAt", expires_at AS "expiresAt", device FROM session'),
  list('devices', 'id, last_used_at AS "lastUsedAt" FROM device'),
  list('notifications', `id, facts, created_at AS "createdAt", read_at AS "readAt" FROM notification`),
  list('phones', `id, service, endpoint, created_at AS "createdAt" FROM push_subscription`),
  list(
    'enrolledDevices',
    `id, vehicle_id AS "vehicleId", kind, invited_at AS "invitedAt", claimed_at AS "claimedAt",
     approved_at AS "approvedAt", revoked_at AS "revokedAt" FROM enrolled_device`,
  ),
  // Under this alias an agency knows a driver of its vehicles.
  list(
    'agencies',
    `id, agency, alias, "showsNameSince", "showsPlaceSince" FROM (
       SELECT account_id, agency_name AS agency, alias, shows_name_since AS "showsNameSince",
         shows_place_since AS "showsPlaceSince",
         row_number() OVER (ORDER BY agency_name) AS id FROM agency_driver WHERE account_id = $1) known`,
  ),
  list(
    'vehicleEvents',
    `violation_id AS id, violation_id AS "violationId", event_id AS "eventId", journey_id AS "journeyId",
     is_device AS "isDevice" FROM vehicle_event_witness`,
    'violation_id',
  ),
  list(
    'looks',
    `id, at, lower(staff_role) AS "staffRole", kind, journey_id AS "journeyId", violation_id AS "violationId",
     incident_id AS "incidentId", reason, reason_text AS "reasonText" FROM data_look`,
  ),
  list(
    'quietHours',
    `account_id AS id, from_min AS "fromMin", until_min AS "untilMin" FROM quiet_hours`,
    'account_id',
  ),
  list(
    'trackers',
    `id, name, vehicle_type AS "vehicleType", registration_number AS "registrationNumber", category,
     transport_agency AS "transportAgency", traveller_role AS "travellerRole", created_at AS "createdAt",
     last_received_at AS "lastReceivedAt", passed_over AS "passedOver" FROM tracker`,
  ),
  list(
    'familyLinks',
    `id, journey_id AS "journeyId", precision, is_sos AS "isSos", lat, lng, created_at AS "createdAt", ends_at AS "endsAt",
     closed_at AS "closedAt", arrived_at AS "arrivedAt", arrival_messages AS "arrivalMessages", open_count AS "openCount",
     last_opened_at AS "lastOpenedAt" FROM family_link`,
  ),
  list(
    'webhooks',
    `id, url, kinds, created_at AS "createdAt", failing_since AS "failingSince", off_at AS "offAt",
     off_reason AS "offReason" FROM webhook_endpoint`,
  ),
  list(
    'apiKeys',
    `id, name, purpose, kind, agency_name AS agency, scopes, hint, created_at AS "createdAt", expires_at AS "expiresAt",
     is_approved AS "isApproved", revoked_at AS "revokedAt", last_used_at AS "lastUsedAt" FROM api_key`,
  ),
  list('openDataRefusal', 'account_id AS id, refused_at AS "refusedAt" FROM open_data_refusal', 'account_id'),
  list(
    'trackerMessages',
    `id, "trackerId", "receivedAt", form, body, recorded, "passedOver", reasons FROM (
       SELECT tracker.account_id, message.tracker_id * 10 + message.slot AS id, message.tracker_id AS "trackerId",
         message.received_at AS "receivedAt", message.form, message.body, message.recorded,
         message.passed_over AS "passedOver", message.reasons
       FROM tracker JOIN tracker_message message ON message.tracker_id = tracker.id) known`,
  ),
  list(
    'reports',
    `id, period, violation_id AS "violationId", generated_at AS "generatedAt", title, subtitle, content
     FROM stored_report`,
  ),
  list(
    'violations',
    `id, journey_id AS "journeyId", vehicle_type AS "vehicleType",
     registration_number AS "registrationNumber", category, transport_agency AS "transportAgency",
     started_at AS "startedAt", ended_at AS "endedAt", speed_kmh AS "speedKmh",
     mean_speed_kmh AS "meanSpeedKmh", latitude, longitude, heading_deg AS "headingDeg", severity, grade, fix_count AS "fixCount",
     proven_kmh AS "provenKmh", uncertainty_kmh AS "uncertaintyKmh", proven_s AS "provenS",
     is_over_gaps AS "isOverGaps", limit_kmh AS "limitKmh", limit_zone AS "limitZone", limit_place AS "limitPlace",
     limit_source AS "limitSource", is_limit_confirmed AS "isLimitConfirmed", rule_version AS "ruleVersion",
     judged_at AS "judgedAt",
     is_claimed AS "isClaimed", is_withdrawn AS "isWithdrawn", reported_at AS "reportedAt" FROM violation`,
  ),
  // Revisions that changed it; pending ones have changed nothing.
  list(
    'violationRevisions',
    `revision.id, violation_id AS "violationId", at, reason, before, after, outcome, decided_at AS "decidedAt"
     FROM violation JOIN violation_revision revision ON violation.id = violation_id
       AND NOT is_pending AND (outcome IS NULL OR outcome = 'APPLIED')`,
    'revision.id',
  ),
  list(
    'incidents',
    `id, mood, incident_type AS "incidentType", severity, description, injured_count AS "injuredCount",
     seen_vehicle AS "seenVehicle", latitude, longitude,
     occurred_at AS "occurredAt", received_at AS "receivedAt", status, status_reason AS "statusReason",
     answered_at AS "answeredAt", resolved_at AS "resolvedAt",
     (SELECT json_agg(json_build_object('status', status, 'reason', reason, 'at', changed_at) ORDER BY event.id)
      FROM incident_event event WHERE incident_id = incident.id) AS history FROM incident`,
  ),
  list(
    'incidentPhotos',
    `incident_id AS id, mime_type AS "mimeType", encode(bytes, 'base64') AS base64
     FROM incident_photo JOIN incident ON incident.id = incident_id`,
    'incident_id',
    PHOTOS_PER_PAGE,
  ),
  list(
    'confirmations',
    'incident_id AS id, confirmed_at AS "confirmedAt" FROM incident_confirmation',
    'incident_id',
  ),
  list(
    'incidentVotes',
    'incident_id AS id, vote, is_passing AS "isPassing", voted_at AS "votedAt" FROM incident_vote',
    'incident_id',
  ),
  list(
    'contests',
    `step_id AS id, case_id AS "caseId", statement, shows_own_track AS "showsOwnTrack",
     track_journey_id AS "trackJourneyId", photo IS NOT NULL AS "hasPhoto", track FROM case_contest`,
    'step_id',
  ),
  list(
    'crowdReports',
    `id, journey_id AS "journeyId", violation_id AS "violationId", incident_id AS "incidentId",
     recorded_at AS "recordedAt", lat, lng, speed_kmh AS "speedKmh", is_verified AS "isVerified", confidence
     FROM crowd_report`,
  ),
];

/** One page of the journeys, which come with their fixes. $1 account, $2 last id of the page before, $3 rows. */
export const EXPORTED_JOURNEYS: ExportedList = list(
  'journeys',
  `id, vehicle_type AS "vehicleType", registration_number AS "registrationNumber",
   category, transport_agency AS "transportAgency", traveller_role AS "role", started_at AS "startedAt",
   declared_ended_at AS "declaredEndedAt", ended_at AS "endedAt", is_end_provisional AS "isEndProvisional",
   last_received_at AS "lastReceivedAt", distance_m AS "distanceM", max_speed_kmh AS "maxSpeedKmh",
   average_speed_kmh AS "averageSpeedKmh", violation_count AS "violationCount",
   claimed_distance_km AS "claimedDistanceKm", claimed_max_speed_kmh AS "claimedMaxSpeedKmh",
   claimed_average_speed_kmh AS "claimedAverageSpeedKmh", route_simplified_at AS "routeSimplifiedAt",
   is_imported AS "isImported", alerts,
   jsonb_path_query_array(findings, '$[*] ? (@.kind == "EARLY_ARRIVAL")') AS findings
   FROM journey`,
);

/** One page of the fixes of a journey, as they were received. $1 journey, $2 last seq of the page before, $3 rows. */
export const EXPORTED_FIXES = statement(
  'reports.exported-fixes',
  `SELECT seq AS id, seq, lat, lng, recorded_at AS "recordedAt", accuracy_m AS "accuracyM",
           speed_kmh AS "speedKmh", heading_deg AS "headingDeg", clock_offset_ms AS "clockOffsetMs",
           is_future AS "isFuture"
         FROM fix WHERE journey_id = $1 AND ${DAY_OF_FIRST} AND seq > $2 ORDER BY seq LIMIT $3`,
);

function list(name: string, columnsFrom: string, key = 'id', rowsPerPage = ROWS_PER_PAGE): ExportedList {
  const text = `SELECT ${columnsFrom} WHERE account_id = $1 AND ${key} > $2 ORDER BY ${key} LIMIT $3`;
  return { name, rowsPerPage, page: statement(`reports.exported-${name}`, text) };
}
