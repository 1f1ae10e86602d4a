import { renderHook } from '@testing-library/react';
import { buildSchema, isEnumType } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { readCatalogue } from '../../../../test/catalogues-node';
import type { StaffAct } from '../../../graphql/staff';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@wakafine/domain/people/languages';
import { useAuditTexts, type AuditTexts } from './useAuditTexts';

const SCHEMA = buildSchema(readFileSync(join(__dirname, '../../../../../schema.graphql'), 'utf8'));
const AT = '2026-11-19T08:00:00.000Z';
const TEXTS = { EN: 'rain', FR: 'pluie', PIDGIN: 'water' };
const AREA = { lat: 3.86, lng: 10.52, radiusKm: 25 };
const COUNTED = {
  ...{ fromHour: 8, untilHour: 9, road: 'OTHER', vehicleType: 'BUS', cell: { south: 4.05, west: 9.7 } },
  stretch: { road: 'N3', fromKm: 80, toKm: 160, vehicles: 'BUSES' },
};
const VIOLATION_FILTER = { from: AT, to: AT, severity: 'DANGER', category: 'PUBLIC', agency: 'general' };

/** Stored details of each act that has details. */
const RETAINED: readonly (readonly [StaffAct, object])[] = [
  ['ALERT_BROADCAST', { audience: 'AREA', ...AREA, severity: 'CRITICAL', texts: TEXTS, expiresAt: AT }],
  ['ALERT_BROADCAST', { audience: 'AGENCY', agency: 'general', severity: 'INFO', texts: TEXTS }],
  ['CRASH_RECORDED', { reason: 'again' }],
  ['ALERT_SETTINGS_CHANGED', { sound: true, vibration: false, notification: true }],
  ['CASE_OPENED', { violationId: 1840, reason: 'seen' }],
  ['CASE_DECIDED', { violationId: 1840, decision: 'UPHOLD_LOWER', loweredTo: 'WARNING', reason: 'seen' }],
  ['DEMO_DATA_CLEARED', { deleted: 12 }],
  ['DEVICE_APPROVED', { deviceId: 4, kind: 'PHONE', invitedBy: 'chief' }],
  ['DEVICE_INVITED', { kind: 'TRACKER' }],
  ['DEVICE_REVOKED', { deviceId: 4, kind: 'PHONE', reason: 'seen' }],
  ['EXPORT_STARTED', { kind: 'VIOLATIONS', format: 'GEOJSON', filter: VIOLATION_FILTER, rows: 15 }],
  ['EXPORT_STARTED', { filter: { violationStatus: 'UNDER_REVIEW', search: 'rain' }, hasFullPlates: true }],
  ['EXPORT_STARTED', { kind: 'INCIDENTS', filter: { status: 'VERIFIED', incidentType: 'ROAD_HAZARD' } }],
  ['EXPORT_STARTED', { kind: 'INCIDENTS', filter: { fromHour: 8, untilHour: 9 } }],
  ['EXPORT_STARTED', { kind: 'VIOLATIONS', filter: { counted: COUNTED } }],
  ['EXPORT_STARTED', { kind: 'AUDIT', filter: { act: 'ROLE_CHANGED', actorName: 'chief' } }],
  ['FINE_TARIFF_CHANGED', { cautionXaf: 10_000, warningXaf: 25_000, dangerXaf: 50_000 }],
  ['INCIDENT_MERGED', { duplicateOf: 4, reason: 'same' }],
  ['INCIDENT_MOVED', { status: 'UNDER_REVIEW', reason: 'seen' }],
  ['JOURNEYS_ENDED', { activeJourneys: 3 }],
  ['LIMITS_PROPOSED', { proposalIds: [3, 4], reason: 'seen' }],
  ['LIMITS_REFUSED', { proposalIds: [3], reason: 'again' }],
  ['NUMBERS_REVEALED', { userIds: [4, 5], reason: 'COURT_ORDER' }],
  ['NUMBERS_SEARCHED', { userIds: [4] }],
  ['PLATES_SEARCHED', { vehicleIds: [7] }],
  ['TRACK_SEEN', { journeyIds: [9] }],
  ['REGISTRATIONS_REVEALED', { vehicleIds: [7], reason: 'OTHER', reasonText: 'seen' }],
  ['REPORT_GENERATED', { period: 'MONTHLY', from: AT, violationId: 1840 }],
  ['RETENTION_CHANGED', { before: { fixDays: 30, journeyMonths: 1 }, after: { violationMonths: 2 } }],
  ['ROLE_CHANGED', { from: 'VIEWER', to: 'OPERATOR' }],
  ['STAFF_CREATED', { role: 'SUPERVISOR' }],
  ['VIOLATOR_STATUS_PROPOSED', { status: 'ACTIVE', reason: 'again' }],
  ['VIOLATOR_STATUS_PROPOSED', { status: 'UNDER_REVIEW', events: 5, days: 3, dangers: 1 }],
  ['VIOLATOR_PROPOSAL_WITHDRAWN', { status: 'SUSPENDED', proposedBy: 3 }],
  ['THRESHOLDS_CHANGED', { caution: 50, warning: 60, danger: 70 }],
  ['VIOLATOR_STATUS_CHANGED', { status: 'SUSPENDED', reason: 'again', proposedBy: 3, confirmReason: 'seen' }],
  ['VEHICLE_AGENCY_SET', { agency: 'general', before: 'chief' }],
  ['VEHICLE_CLASS_SET', { vehicleClass: 'BUS_OVER_12_5T', before: 'BUS' }],
  ['VEHICLE_CODE_REVOKED', { codeId: 3, reason: 'again' }],
  ['VEHICLES_SEARCHED', { vehicleIds: [7, 8] }],
];
/** Text written by people or programs stands as it is. */
const AS_WRITTEN = /^(rain|pluie|water|general|chief|same|seen|again|CSV|GeoJSON)$/;
/** A name of the code: in capitals, with a hump, or with a stroke. */
const RAW = /\b(?!FCFA)[A-Z]{3,}\b|[a-z][A-Z]|\w_\w|\dT\d/;

/** The values that a detail of an act can have, by the enumeration of the schema. */
const ENUMERATED: readonly (readonly [StaffAct, string, string])[] = [
  ['ALERT_BROADCAST', 'audience', 'AlertAudience'],
  ['ALERT_BROADCAST', 'severity', 'AlertSeverity'],
  ['DEVICE_INVITED', 'kind', 'EnrolledDeviceKind'],
  ['EXPORT_STARTED', 'act', 'StaffAct'],
  ['EXPORT_STARTED', 'category', 'TravelCategory'],
  ['EXPORT_STARTED', 'incidentType', 'IncidentType'],
  ['EXPORT_STARTED', 'kind', 'ExportKind'],
  ['EXPORT_STARTED', 'severity', 'ExportSeverity'],
  ['EXPORT_STARTED', 'status', 'IncidentStatus'],
  ['EXPORT_STARTED', 'vehicleType', 'VehicleType'],
  ['EXPORT_STARTED', 'vehicles', 'VehicleGroup'],
  ['EXPORT_STARTED', 'violationStatus', 'ViolationStatus'],
  ['INCIDENT_MOVED', 'status', 'IncidentStatus'],
  ['REGISTRATIONS_REVEALED', 'reason', 'RevealReason'],
  ['REPORT_GENERATED', 'period', 'ReportPeriod'],
  ['ROLE_CHANGED', 'to', 'Role'],
  ['STAFF_CREATED', 'role', 'StaffRole'],
  ['VIOLATOR_STATUS_CHANGED', 'status', 'ViolatorStatus'],
  ['VIOLATOR_STATUS_PROPOSED', 'status', 'ViolatorStatus'],
  ['VIOLATOR_PROPOSAL_WITHDRAWN', 'status', 'ViolatorStatus'],
];

function textsIn(language: Language): AuditTexts {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider
      locale={LANGUAGES[language].formats}
      timeZone="Africa/Douala"
      messages={readCatalogue(language)}
    >
      {children}
    </IntlProvider>
  );
  return renderHook(() => useAuditTexts(), { wrapper }).result.current;
}

describe.each(LANGUAGE_CODES)('the audit log in %s', (language) => {
  const textsOnce = () => textsIn(language);

  it.each(RETAINED)('says what is stored of %s in words', (act, details) => {
    const said = textsOnce().details({ act, details });
    expect(said.length).toBeGreaterThan(0);
    const names = said.map(({ label }) => label);
    const values = said.map(({ value }) => value).filter((value) => !AS_WRITTEN.test(value));
    expect([...names, ...values].filter((text) => RAW.test(text) || text === '')).toEqual([]);
    expect(names.filter((name) => keysIn(details).includes(name) && name !== name.toUpperCase())).toEqual([]);
  });

  it.each(ENUMERATED)('has a word for each value that %s can store as %s', (act, name, enumeration) => {
    const texts = textsOnce();
    const type = SCHEMA.getType(enumeration);
    const values = isEnumType(type) ? type.getValues().map(({ value }: { value: string }) => value) : [];
    expect(values.length).toBeGreaterThan(1);
    const raw = values.filter(
      (value) => texts.details({ act, details: { [name]: value } })[0]?.value === value,
    );
    expect(raw).toEqual([]);
  });
});

it('says when the server itself was run by a command, and names what else was done to', () => {
  const texts = textsIn('fr');
  expect(texts.actor({ actorName: 'command line' })).toBe('Serveur');
  expect(texts.actor({ actorName: 'chief' })).toBe('chief');
  expect(texts.actor({ actorName: 'RULE' })).toBe('Règle');
  expect(texts.target({ target: 'report:18' })).toBe('rapport n°\u00a018');
  expect(texts.target({ target: 'GET /api/users' })).toBe('appel GET /api/users');
});

function keysIn(details: object): string[] {
  return Object.entries(details).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? [name, ...keysIn(value)] : [name],
  );
}
