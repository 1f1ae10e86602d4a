import type { Place } from '@wakafine/domain/geo/geo';
import type { PackedHazard } from '@wakafine/domain/road-pack/pack-contents';
import type { StretchAhead } from '@wakafine/domain/segments/stretch-ahead';
import type { StretchLine } from '@wakafine/domain/segments/stretch-lines';
import { useSyncExternalStore } from 'react';

/** A hazard of the pack with the device time from which nobody is warned of it any more, ms. */
export interface PhoneHazard extends PackedHazard {
  readonly untilMs: number;
}

/** The pack of roads of this phone, ready for look-ups. */
export interface PhoneRoads {
  readonly version: string;
  /** ISO time of the hour in which it was made. */
  readonly madeAt: string;
  readonly hazards: readonly PhoneHazard[];
  /** As the pack of limits has them; null where there are none. */
  readonly limitText: string | null;
  /** The dangerous stretch ahead within a distance, m, on the road that a way is on; null without one. */
  readonly stretchAhead: (way: readonly Place[], withinM: number) => StretchAhead | null;
  /** All dangerous stretches of the country on the ground; the same list each time. */
  readonly stretchLines: () => readonly StretchLine[];
}

const watchers = new Set<() => void>();
let roads: PhoneRoads | null = null;

/** The pack that this page has opened; null before. */
export function phoneRoads(): PhoneRoads | null {
  return roads;
}

/** Gives all pages another pack. */
export function setPhoneRoads(next: PhoneRoads): void {
  roads = next;
  watchers.forEach((onChange) => onChange());
}

/** Has a function called after each change, until the answer is called. */
export function watchPhoneRoads(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** The pack that this page has opened, followed as it changes; `lib/road-pack/follow-pack` loads it. */
export function usePhoneRoads(): PhoneRoads | null {
  return useSyncExternalStore(watchPhoneRoads, phoneRoads, () => null);
}
