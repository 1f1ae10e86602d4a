import type { MessageDescriptor } from 'react-intl';
import { ALERT_SEVERITY_MESSAGES } from '../../../components/alerts/messages';
import { STATUS_MESSAGES, TYPE_MESSAGES } from '../../../components/incidents/messages';
import { REASON_MESSAGES } from '../../../components/looks/messages';
import { SEVERITY_MESSAGES, VIOLATOR_STATUS_MESSAGES, ZONE_MESSAGES } from '../../../components/messages';
import { ROLE_MESSAGES } from '../../../components/staff/staff-messages';
import { CATEGORY_MESSAGES, VEHICLE_MESSAGES } from '../../../components/vehicle-messages';
import { VIOLATION_STATUS_MESSAGES } from '../../../components/violation/detail-messages';
import type { StaffAct } from '../../../graphql/staff';
import { AUDIENCE_MESSAGES, DEVICE_KIND_MESSAGES } from '../../kit/names/messages';
import { CASE_DECISION_MESSAGES } from '../../kit/names/case-messages';
import { EXPORT_KIND_MESSAGES } from '../../kit/exports/messages';
import { LIMITED_CLASS_MESSAGES } from '../../kit/names/name-messages';
import { VEHICLE_GROUP_MESSAGES } from '../../kit/names/vehicle-group-messages';
import { AUDIT_ACT_MESSAGES, AUDIT_PERIOD_MESSAGES, AUDIT_ROAD_MESSAGES } from './messages';

type Words = Readonly<Record<string, MessageDescriptor>>;

const SEVERITIES: Words = {
  ...SEVERITY_MESSAGES,
  CAUTION: ZONE_MESSAGES.caution,
  WARNING: ZONE_MESSAGES.warning,
  DANGER: ZONE_MESSAGES.danger,
};

/** The words of the values that a detail can have, by its name. */
const WORDS: Readonly<Record<string, Words>> = {
  act: AUDIT_ACT_MESSAGES,
  audience: AUDIENCE_MESSAGES,
  category: CATEGORY_MESSAGES,
  decision: CASE_DECISION_MESSAGES,
  from: ROLE_MESSAGES,
  incidentType: TYPE_MESSAGES,
  kind: EXPORT_KIND_MESSAGES,
  loweredTo: SEVERITIES,
  period: AUDIT_PERIOD_MESSAGES,
  reason: REASON_MESSAGES,
  road: AUDIT_ROAD_MESSAGES,
  role: ROLE_MESSAGES,
  severity: SEVERITIES,
  status: { ...VIOLATOR_STATUS_MESSAGES, ...STATUS_MESSAGES },
  to: ROLE_MESSAGES,
  vehicleClass: LIMITED_CLASS_MESSAGES,
  vehicleType: VEHICLE_MESSAGES,
  vehicles: VEHICLE_GROUP_MESSAGES,
  violationStatus: VIOLATION_STATUS_MESSAGES,
};

/** The same where one word means something else in the details of an act. */
const WORDS_OF_ACT: Readonly<Partial<Record<StaffAct, Readonly<Record<string, Words>>>>> = {
  ALERT_BROADCAST: { severity: ALERT_SEVERITY_MESSAGES },
  DEVICE_APPROVED: { kind: DEVICE_KIND_MESSAGES },
  DEVICE_INVITED: { kind: DEVICE_KIND_MESSAGES },
  DEVICE_REVOKED: { kind: DEVICE_KIND_MESSAGES },
  VEHICLE_CLASS_SET: { before: LIMITED_CLASS_MESSAGES },
  VIOLATOR_STATUS_CHANGED: { status: VIOLATOR_STATUS_MESSAGES },
};

/** The word for a value of a detail that is one of a few; none for other values, such as what somebody wrote. */
export function wordOf(act: StaffAct, name: string, value: string): MessageDescriptor | undefined {
  const words = WORDS_OF_ACT[act]?.[name] ?? WORDS[name];
  return words !== undefined && Object.hasOwn(words, value) ? words[value] : undefined;
}
