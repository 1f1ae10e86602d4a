import type { StoredFix } from '@wakafine/domain/speed/fix';
import {
  advanceDrive,
  currentSpeedKmh,
  EMPTY_DRIVE,
  type Drive,
  type DriveRules,
  type JudgedFix,
} from '@wakafine/domain/speed/journey-state';
import type { LimitInDrive } from '@wakafine/domain/journeys/limit-in-drive';
import { fullSpeedKmh } from '@wakafine/domain/speed/speed';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import type { ReadLimit } from '../../../lib/limits/phone-limits';

/** Count of the phone itself at a fix. */
interface Mark {
  seq: number;
  distanceM: number;
  /** Displayed speed at the fix, km/h; null where it rests on no full window. */
  fullKmh: number | null;
}

/** One good fix of the route. */
export interface TrackPoint {
  lat: number;
  lng: number;
  /** ISO time. */
  recordedAt: string;
  /** Displayed speed, km/h; null where a stretch of track begins. */
  speedKmh: number | null;
  zone: SpeedZone | null;
}

/** The drive as this page saw it, with a mark for each fix that the server has not counted yet. */
export interface LiveTrack {
  drive: Drive;
  /** By rising `seq`; the first is the last one that the server has counted, where there is one. */
  marks: readonly Mark[];
  /** The good fixes so far, as the server will give the route. */
  points: readonly TrackPoint[];
  /** The legal limit at the last good fix; null while the limits are not loaded. */
  held: LimitInDrive | null;
}

/** Settings that a track is judged by on the phone. */
export interface TrackRules extends DriveRules {
  /** Null while the limits are not loaded. */
  readLimit: ReadLimit | null;
}

/** Figures of the server: all fixes up to `acceptedThrough`. */
export interface ServerFigures {
  acceptedThrough: number;
  distanceKm: number;
  maxSpeedKmh: number | null;
}

/** A page that has seen no fix yet. */
export const EMPTY_TRACK: LiveTrack = { drive: EMPTY_DRIVE, marks: [], points: [], held: null };

/** The track after one more fix, judged by the same rules as on the server. */
export function advanceTrack(track: LiveTrack, fix: StoredFix, rules: TrackRules): LiveTrack {
  return advanceTrackBy(track, [fix], rules);
}

/**
 * The track after more fixes; hours of them, as a phone without a network stores them, cost no more than each of
 * them alone.
 */
export function advanceTrackBy(track: LiveTrack, fixes: readonly StoredFix[], rules: TrackRules): LiveTrack {
  const [marks, points] = [[...track.marks], [...track.points]];
  let { drive, held } = track;
  for (const fix of fixes) {
    const next = advanceDrive(drive, fix, rules);
    drive = next.drive;
    const fullKmh = next.judged.flag === null ? fullSpeedKmh(drive.window) : null;
    marks.push({ seq: fix.seq, distanceM: drive.distanceM, fullKmh });
    if (next.judged.flag === null) {
      points.push(pointOf(next.judged));
      held = rules.readLimit?.(held, fix, drive.speedKmh) ?? null;
    }
  }
  return { drive, marks, points, held };
}

function pointOf({ fix: { lat, lng, recordedAtMs }, speedKmh, zone }: JudgedFix): TrackPoint {
  return { lat, lng, recordedAt: new Date(recordedAtMs).toISOString(), speedKmh, zone };
}

/** The track without the marks that the server's figures have overtaken. */
export function withoutCounted(track: LiveTrack, acceptedThrough: number): LiveTrack {
  const firstOpen = track.marks.findIndex((mark) => mark.seq > acceptedThrough);
  const from = (firstOpen === -1 ? track.marks.length : firstOpen) - 1;
  return from > 0 ? { ...track, marks: track.marks.slice(from) } : track;
}

/** Distance in metres and highest speed in km/h (null before one is known): the server's, plus what this phone measured since. */
export function liveFigures(
  track: LiveTrack,
  server: ServerFigures,
): { distanceM: number; maxSpeedKmh: number | null } {
  const counted = track.marks.findLast((mark) => mark.seq <= server.acceptedThrough);
  const open = track.marks.filter((mark) => mark.seq > server.acceptedThrough);
  const sinceM = (open.at(-1)?.distanceM ?? 0) - (open.length > 0 ? (counted?.distanceM ?? 0) : 0);
  const speeds = [server.maxSpeedKmh, ...open.map(({ fullKmh }) => fullKmh)].filter((each) => each !== null);
  return {
    distanceM: server.distanceKm * 1_000 + sinceM,
    maxSpeedKmh: speeds.length === 0 ? null : Math.max(...speeds),
  };
}

/** The speed to show in km/h; null before there is one, and once fixes have stayed away for 15 s. */
export function liveSpeedKmh({ drive }: LiveTrack): number | null {
  return currentSpeedKmh(drive);
}
