import { INCIDENT_TYPES } from '@wakafine/domain/incidents/incidents';
import type { IncidentType } from '@wakafine/domain/incidents/incidents';
import type { AttentionKind, AttentionRowFragment } from '../../../../graphql/staff';
import { STAFF_PATHS } from '../../../../lib/paths';
import { KIND_MESSAGES, TITLE_MESSAGES, WHY_MESSAGES } from './messages';

type TitleKey = keyof typeof TITLE_MESSAGES;
type WhyKey = keyof typeof WHY_MESSAGES;

/** Whether a row's closer kind is a type of incident. */
export function isIncidentType(detail: string | null): detail is IncidentType {
  return INCIDENT_TYPES.some((type) => type === detail);
}

/** The kind that a closer kind names; null for none. */
export function kindNamed(detail: string | null): AttentionKind | null {
  return isKind(detail) ? detail : null;
}

/** Title of a row that is no incident. */
export function titleKeyOf({ kind, detail }: Pick<AttentionRowFragment, 'kind' | 'detail'>): TitleKey {
  switch (kind) {
    case 'STATUS_PROPOSAL':
      return detail === 'SUSPENDED' ? 'suspend' : 'clear';
    case 'RULE_PROPOSAL':
      return 'rule';
    case 'LIMIT_PROPOSAL':
      return named(TITLE_MESSAGES, `limit${detail ?? ''}`) ?? 'limitCHANGE';
    case 'CASE':
      return named(TITLE_MESSAGES, `case${detail ?? ''}`) ?? 'caseDECIDE';
    case 'RATE':
      return 'rate';
    case 'SILENT_AGENCY':
      return 'silent';
    case 'TRACKS':
      return 'tracks';
    case 'JOB':
      return 'job';
    case 'BACKUP':
      return 'backup';
    default:
      return 'source';
  }
}

/** Why a row is there, where one sentence says it. */
export function whyKeyOf({ kind, detail, count }: AttentionRowFragment): WhyKey {
  switch (kind) {
    case 'RULE_PROPOSAL':
      return 'rule';
    case 'CASE':
      return named(WHY_MESSAGES, `case${detail ?? ''}`) ?? 'caseDECIDE';
    case 'INCIDENT':
      return 'incident';
    case 'RATE':
      return 'rateEvents';
    case 'SILENT_AGENCY':
      return 'silent';
    case 'TRACKS':
      return 'tracks';
    case 'JOB':
      return 'job';
    case 'BACKUP':
      return count === null ? 'backupNever' : 'backup';
    default:
      return 'source';
  }
}

/** Address of what a row is about. */
export function hrefOf({ kind, subjectId, subject }: AttentionRowFragment): string {
  switch (kind) {
    case 'STATUS_PROPOSAL':
      return `${STAFF_PATHS.violators}?open=${subjectId.split('-')[0] ?? ''}`;
    case 'RULE_PROPOSAL':
      return `${STAFF_PATHS.violators}?open=${subjectId}`;
    case 'LIMIT_PROPOSAL':
      return `${STAFF_PATHS.speedLimits}?show=waiting`;
    case 'CASE':
      return `${STAFF_PATHS.cases}/${subjectId}`;
    case 'INCIDENT':
      return `${STAFF_PATHS.incidents}?incident=${subjectId}`;
    case 'RATE':
      return `${STAFF_PATHS.analytics}/segments?road=${subjectId.split('-')[0] ?? ''}`;
    case 'SILENT_AGENCY':
      return STAFF_PATHS.vehicles;
    case 'TRACKS':
      return `${STAFF_PATHS.journeys}?show=all&open=${subject ?? subjectId}`;
    default:
      return STAFF_PATHS.system;
  }
}

function named<Messages extends object>(messages: Messages, key: string): (keyof Messages & string) | null {
  return isKeyOf(messages, key) ? key : null;
}

function isKeyOf<Messages extends object>(messages: Messages, key: string): key is keyof Messages & string {
  return Object.hasOwn(messages, key);
}

function isKind(detail: string | null): detail is AttentionKind {
  return detail !== null && isKeyOf(KIND_MESSAGES, detail);
}
