import { CELL_DEG } from '@wakafine/domain/geo/geo';
import { canonicalPlate } from '@wakafine/domain/people/plate';
import { isLive } from '@wakafine/domain/time/public-time';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { Chance } from './chance';
import { ASKER } from './country';
import type { Country } from './country';

/**
 * The same country with other plates, by a bijection that leaves what masks show. `isOwnKept` is for citizens: the plates
 * that the asker has typed stay, so that they are those of others in one country only, and descriptions of incidents
 * speak of the other plates. Staff read such a description as it is, so that without it they stay too.
 */
export function withOtherPlates(country: Country, { isOwnStored }: { isOwnStored: boolean }): Country {
  const other = <Row extends { readonly plate: string; readonly citizen?: number }>(row: Row): Row =>
    isOwnStored && row.citizen === ASKER ? row : { ...row, plate: otherPlate(row.plate) };
  return {
    journeys: country.journeys.map(other),
    incidents: isOwnStored ? country.incidents.map(other) : country.incidents,
    decisions: country.decisions.map(other),
  };
}

/** The same country in which others were elsewhere at other times, within what public rows show of both. */
export function withOtherTimes(country: Country, chance: Chance, nowMs: number): Country {
  const within = (timeMs: number): number => {
    const spanMs = isLive(timeMs, nowMs) ? MINUTE_MS : HOUR_MS;
    return Math.floor(timeMs / spanMs) * spanMs + Math.floor(chance() * spanMs);
  };
  // An incident is found by anyone who is in its cell or one that touches it.
  const inCell = (degrees: number): number => (Math.floor(degrees / CELL_DEG) + chance()) * CELL_DEG;
  return {
    ...country,
    journeys: country.journeys.map((row) =>
      row.citizen === ASKER ? row : { ...row, startedAtMs: within(row.startedAtMs), lat: 4 + chance() / 10 },
    ),
    incidents: country.incidents.map((row) =>
      row.citizen === ASKER
        ? row
        : {
            ...row,
            occurredAtMs: Math.min(within(row.occurredAtMs), nowMs),
            lat: inCell(row.lat),
            lng: inCell(row.lng),
          },
    ),
  };
}

/** Another plate of which every mask shows the same: two at the front, two at the end of 7 or more. */
export function otherPlate(plate: string): string {
  const length = [...canonicalPlate(plate)].length;
  const last = length >= 7 ? length - 2 : length;
  let index = -1;
  return [...plate]
    .map((sign) => {
      if (!/[\p{L}\p{N}]/u.test(sign)) {
        return sign;
      }
      index += 1;
      const isShown = index < 2 || index >= last;
      return isShown ? sign : /[0-9]/.test(sign) ? String((Number(sign) + 3) % 10) : nextLetter(sign);
    })
    .join('');
}

function nextLetter(letter: string): string {
  const first = letter === letter.toUpperCase() ? 65 : 97;
  return String.fromCharCode(first + ((letter.charCodeAt(0) - first + 5) % 26));
}
