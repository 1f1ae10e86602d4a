import type { HazardType } from '@wakafine/domain/incidents/half-lives';
import type { DriveAlert } from '../context/zone-alerts';

/** A limit that lies higher above the speed would say the opposite of an alert, km/h. */
const LIMIT_SAID_WITHIN_KMH = 10;
/** A journey that began longer ago was started on an earlier page, s. */
const STARTED_WITHIN_S = 60;
/** A loss of the position is said again after so long at the earliest, s. */
const LOST_AGAIN_AFTER_S = 60;

/** Figures of a journey, as its receipt has them. */
export interface VoiceFigures {
  distanceKm: number;
  durationS: number;
  averageSpeedKmh: number;
  /** Null before one is known. */
  maxSpeedKmh: number | null;
}

/** Hazard that a driver is warned of aloud. */
export interface VoiceHazard {
  id: string;
  hazardType: HazardType;
  distanceM: number;
}

/** Dangerous stretch of road that a driver is warned of aloud. */
export interface VoiceStretch {
  id: string;
  /** Whole kilometres. */
  km: number;
}

/** All that the voice goes by at one moment of a journey. */
export interface VoiceFacts extends VoiceFigures {
  recordingKey: string;
  /** Rises with each alert of the speed. */
  alertCount: number;
  alert: DriveAlert | null;
  speedKmh: number | null;
  /** Null where no limit is known. */
  limitKmh: number | null;
  isLost: boolean;
  hazard: VoiceHazard | null;
  stretch: VoiceStretch | null;
}

/** Something to be said. */
export type VoiceLine =
  | { kind: 'started' }
  | { kind: 'zone'; alert: DriveAlert; limitKmh: number | null }
  | { kind: 'limit'; limitKmh: number }
  | { kind: 'lost' }
  | ({ kind: 'hazard' } & VoiceHazard)
  | ({ kind: 'stretch' } & VoiceStretch)
  | ({ kind: 'ended' } & VoiceFigures);

/** State of a journey at the last moment, and all that was said of it. */
export interface VoiceMemory {
  facts: VoiceFacts;
  limitKmh: number | null;
  /** Duration at which the loss of the position was said last, s; null before. */
  lostSaidAtS: number | null;
  hazardIds: ReadonlySet<string>;
  stretchIds: ReadonlySet<string>;
}

/**
 * Gives the lines to be said now, by all that was said before (null: of no journey). A hazard or a dangerous stretch is said once, a limit where it changes, an alert
 * of the speed whenever there is one, and at the end of a journey its figures; a position that comes back is not said.
 */
export function linesOf(
  before: VoiceMemory | null,
  facts: VoiceFacts | null,
): { memory: VoiceMemory | null; lines: VoiceLine[] } {
  if (facts === null) {
    return { memory: null, lines: before === null ? [] : [{ kind: 'ended', ...figuresOf(before.facts) }] };
  }
  const isNew = before?.facts.recordingKey !== facts.recordingKey;
  const last = isNew || before === null ? freshMemory(facts) : before;
  const zone = zoneLine(last, facts);
  const limit = zone?.limitKmh === facts.limitKmh ? null : limitLine(last, facts);
  const isLossSaid = facts.isLost && !last.facts.isLost && mayRepeatLoss(last, facts);
  const { hazard, stretch } = facts;
  const isHazardNew = hazard !== null && !last.hazardIds.has(hazard.id);
  const isStretchNew = stretch !== null && !last.stretchIds.has(stretch.id);
  const lines: (VoiceLine | null)[] = [
    isNew && facts.durationS <= STARTED_WITHIN_S ? { kind: 'started' } : null,
    zone,
    limit,
    isLossSaid ? { kind: 'lost' } : null,
    isHazardNew ? { kind: 'hazard', ...hazard } : null,
    isStretchNew ? { kind: 'stretch', ...stretch } : null,
  ];
  return {
    memory: {
      facts,
      limitKmh: facts.limitKmh ?? last.limitKmh,
      lostSaidAtS: isLossSaid ? facts.durationS : last.lostSaidAtS,
      hazardIds: isHazardNew ? new Set([...last.hazardIds, hazard.id]) : last.hazardIds,
      stretchIds: isStretchNew ? new Set([...last.stretchIds, stretch.id]) : last.stretchIds,
    },
    lines: lines.filter((line) => line !== null),
  };
}

/** Of a journey that is seen for the first time, no alert is repeated, and no loss is news. */
function freshMemory(facts: VoiceFacts): VoiceMemory {
  return { facts, limitKmh: null, lostSaidAtS: null, hazardIds: new Set(), stretchIds: new Set() };
}

function zoneLine(last: VoiceMemory, facts: VoiceFacts): Extract<VoiceLine, { kind: 'zone' }> | null {
  const { alert, alertCount, limitKmh, speedKmh } = facts;
  if (alert === null || alertCount === last.facts.alertCount) {
    return null;
  }
  const isNear = limitKmh !== null && limitKmh - (speedKmh ?? 0) < LIMIT_SAID_WITHIN_KMH;
  return { kind: 'zone', alert, limitKmh: alert !== 'RESTORED' && isNear ? limitKmh : null };
}

function limitLine(last: VoiceMemory, { limitKmh }: VoiceFacts): VoiceLine | null {
  return limitKmh === null || limitKmh === last.limitKmh ? null : { kind: 'limit', limitKmh };
}

function mayRepeatLoss({ lostSaidAtS }: VoiceMemory, { durationS }: VoiceFacts): boolean {
  return lostSaidAtS === null || durationS - lostSaidAtS >= LOST_AGAIN_AFTER_S;
}

function figuresOf({ distanceKm, durationS, averageSpeedKmh, maxSpeedKmh }: VoiceFacts): VoiceFigures {
  return { distanceKm, durationS, averageSpeedKmh, maxSpeedKmh };
}
