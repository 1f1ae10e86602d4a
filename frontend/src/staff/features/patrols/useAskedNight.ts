import { isPlannedNight, PATROL_BOUNDS } from '@wakafine/domain/patrols/patrol-rules';
import { civilDayOf } from '@wakafine/domain/time/civil-time';
import { useMemo, useState } from 'react';
import type { PatrolNightInput } from '../../../graphql/staff';
import { useAddressQuery } from '../../../lib/address-query';
import { usualNight } from './stops/patrol-setup';

/** The night that the address of the page asks for, and how it is changed. */
export interface AskedNight {
  readonly asked: PatrolNightInput;
  /** Asks for another night, or for the same with other hours or starts. */
  ask(next: PatrolNightInput): void;
  /** Asks for a night as it is stored: nothing but its day is in the address. */
  askStored(night: string): void;
}

/** Reads the night, its hours and starts from the address; what makes no sense there is as usual. */
export function useAskedNight(): AskedNight {
  const [params, setParams] = useAddressQuery();
  const [nowMs] = useState(() => Date.now());
  return useMemo(() => {
    const set = (entries: Record<string, string>) =>
      setParams(new URLSearchParams(entries), { isReplaced: true });
    return {
      asked: nightFromEntries((name) => params.get(name), nowMs),
      ask: (next) => set(nightToEntries(next)),
      askStored: (night) => set({ night }),
    };
  }, [params, setParams, nowMs]);
}

/** The night that the words of an address ask for. */
export function nightFromEntries(entry: (name: string) => string | null, nowMs: number): PatrolNightInput {
  const usual = usualNight(nowMs);
  const night = entry('night') ?? '';
  const starts = (entry('starts') ?? '').split(',').filter((town) => town !== '');
  const { min, max } = PATROL_BOUNDS.patrols;
  return {
    night: isPlannedNight(night, civilDayOf(nowMs)) ? night : usual.night,
    fromHour: wholeWithin(entry('from'), PATROL_BOUNDS.fromHour) ?? usual.fromHour,
    hours: wholeWithin(entry('hours'), PATROL_BOUNDS.hours) ?? usual.hours,
    starts: starts.length >= min && starts.length <= max ? starts : usual.starts,
  };
}

/** The words of an address that asks for a night: all of them, so that its sense does not change with the day or with what is usual. */
export function nightToEntries({ night, fromHour, hours, starts }: PatrolNightInput): Record<string, string> {
  return { night, from: String(fromHour), hours: String(hours), starts: starts.join(',') };
}

function wholeWithin(text: string | null, { min, max }: { min: number; max: number }): number | null {
  const value = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : NaN;
  return value >= min && value <= max ? value : null;
}
