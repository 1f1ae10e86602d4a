import type {
  MapNowFragment,
  MovingMarkFragment,
  PlacedIncidentFragment,
  PlacedViolationFragment,
} from '../../../../graphql/staff';
import {
  incidentMarkOf,
  journeyMarkOf,
  violationMarkOf,
  type IncidentMark,
  type JourneyMark,
  type ViolationMark,
} from './ops-marks';

/** As many as the server gives; the oldest make room. */
const MOST_EVENTS = 500;
/** News are shown together this long after the first of them, ms. */
const SHOWN_AFTER_MS = 200;

/** Current content of the map. A new one comes with every change, the lists in it are stored and changed. */
export interface OpsSnapshot {
  readonly isLoaded: boolean;
  readonly journeys: ReadonlyMap<string, JourneyMark>;
  /** Oldest first. */
  readonly violations: ReadonlyMap<string, ViolationMark>;
  /** Oldest first. */
  readonly incidents: ReadonlyMap<string, IncidentMark>;
}

export interface OpsStore {
  /** Replaces everything with an answer of the server. */
  replace(map: MapNowFragment): void;
  /** Journeys have moved, begun or ended. */
  move(change: { changed: readonly MovingMarkFragment[]; endedIds: readonly string[] }): void;
  /** A violation has come or changed; one that no longer counts goes. */
  noteViolation(row: PlacedViolationFragment): void;
  /** An incident has come or changed. */
  noteIncident(row: PlacedIncidentFragment): void;
  read(): OpsSnapshot;
  /** Calls back when there is something new to show, at most five times a second; returns the way to stop. */
  watch(listener: () => void): () => void;
}

/**
 * State of the map: thousands of marks that move each second are changed in place and drawn, without React in
 * between.
 */
export function createOpsStore(): OpsStore {
  const listeners = new Set<() => void>();
  const journeys = new Map<string, JourneyMark>();
  const violations = new Map<string, ViolationMark>();
  const incidents = new Map<string, IncidentMark>();
  let snapshot: OpsSnapshot = { isLoaded: false, journeys, violations, incidents };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify(): void {
    clearTimeout(timer);
    timer = undefined;
    snapshot = { isLoaded: snapshot.isLoaded, journeys, violations, incidents };
    listeners.forEach((listener) => listener());
  }
  function notifySoon(): void {
    timer ??= setTimeout(notify, SHOWN_AFTER_MS);
  }

  return {
    replace(map) {
      [journeys, violations, incidents].forEach((marks) => marks.clear());
      map.journeys.forEach((row) => journeys.set(row.id, journeyMarkOf(row)));
      [...map.violations].reverse().forEach((row) => violations.set(row.id, violationMarkOf(row)));
      [...map.incidents].reverse().forEach((row) => incidents.set(row.id, incidentMarkOf(row)));
      snapshot = { ...snapshot, isLoaded: true };
      notify();
    },
    move({ changed, endedIds }) {
      changed.forEach((row) => journeys.set(row.id, journeyMarkOf(row)));
      endedIds.forEach((id) => journeys.delete(id));
      notifySoon();
    },
    noteViolation({ isClaimed, isWithdrawn, startedAt: at, latitude, longitude, ...row }) {
      if (isClaimed || isWithdrawn || latitude === null || longitude === null) {
        violations.delete(row.id);
      } else {
        violations.set(row.id, violationMarkOf({ ...row, at, latitude, longitude }));
        dropOldest(violations);
      }
      notifySoon();
    },
    noteIncident({ occurredAt: at, latitude, longitude, ...row }) {
      if (latitude !== null && longitude !== null) {
        incidents.set(row.id, incidentMarkOf({ ...row, at, latitude, longitude }));
        dropOldest(incidents);
        notifySoon();
      }
    },
    read: () => snapshot,
    watch(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          clearTimeout(timer);
          timer = undefined;
        }
      };
    },
  };
}

function dropOldest(marks: Map<string, unknown>): void {
  const [oldest] = marks.keys();
  if (marks.size > MOST_EVENTS && oldest !== undefined) {
    marks.delete(oldest);
  }
}
