import {
  ALERT_RADIUS_KM,
  ALERT_TEXT_MAX,
  type AlertAudience,
  type AlertSeverity,
  type AlertTexts,
  writtenTexts,
} from '@wakafine/domain/notify/alerts';
import {
  forEachLanguage,
  LANGUAGE_CODES,
  languageChoice,
  type Language,
} from '@wakafine/domain/people/languages';
import type { Place } from '@wakafine/domain/geo/geo';
import { capitalised } from '@wakafine/domain/input/formats';
import { AGENCY_LENGTH, isWithin, LIMITS } from '@wakafine/domain/input/limits';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import type { AlertTargetInput, BroadcastAlertInput } from '../../../graphql/staff';

type TextInputs = Required<Pick<BroadcastAlertInput, `text${Capitalize<Language>}`>>;

/** Time for which an alert may be chosen to be in force, hours. */
export const LIFE_HOURS = [1, 3, 6, 12, 24, 72, 168];

/** An alert as it is being written. Numbers are as typed. */
export interface AlertDraft {
  /** As typed, by language. */
  texts: AlertTexts;
  severity: AlertSeverity;
  audience: AlertAudience;
  agency: string;
  lat: string;
  lng: string;
  radiusKm: string;
  hours: number;
}

/** Nothing written yet. */
export const EMPTY_DRAFT: AlertDraft = {
  severity: 'WARNING',
  audience: 'ALL',
  agency: '',
  lat: '',
  lng: '',
  radiusKm: '25',
  texts: {},
  hours: 6,
};

/** Possible faults of a draft, by its field. */
export type DraftFault = 'text' | 'agency' | 'place' | 'radius';

/** Faults of a draft, as far as they can be known here; texts too long can't be typed. */
export function faultsOf(draft: AlertDraft): readonly DraftFault[] {
  const { audience, agency, radiusKm } = draft;
  const faults: [DraftFault, boolean][] = [
    ['text', Object.keys(textsOf(draft)).length === 0],
    ['agency', audience === 'AGENCY' && !isWithin([...agency.trim()].length, AGENCY_LENGTH)],
    ['place', audience === 'AREA' && placeOfDraft(draft) === null],
    ['radius', audience === 'AREA' && !isWithin(numberOf(radiusKm), ALERT_RADIUS_KM)],
  ];
  return faults.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

/** The middle of the area; null as long as it is not given, or is no place. */
export function placeOfDraft({ lat, lng }: Pick<AlertDraft, 'lat' | 'lng'>): Place | null {
  const place = { lat: numberOf(lat), lng: numberOf(lng) };
  return isWithin(place.lat, LIMITS.lat) && isWithin(place.lng, LIMITS.lng) ? place : null;
}

/** A number as typed, with a comma or a point; NaN where it is none. */
export function numberOf(typed: string): number {
  return typed.trim() === '' ? NaN : Number(typed.replace(',', '.'));
}

/** The texts as the server accepts them. */
export function textsOf({ texts }: Pick<AlertDraft, 'texts'>): AlertTexts {
  return writtenTexts(
    forEachLanguage((code) => texts[languageChoice(code)]?.trim().slice(0, ALERT_TEXT_MAX) ?? ''),
  );
}

/** Whom a draft without faults is meant for. */
export function targetOf(draft: AlertDraft): AlertTargetInput {
  const place = placeOfDraft(draft);
  return {
    audience: draft.audience,
    agency: draft.audience === 'AGENCY' ? draft.agency.trim() : null,
    area: draft.audience === 'AREA' && place ? { ...place, radiusKm: numberOf(draft.radiusKm) } : null,
  };
}

/** Input of a draft without faults at a time, ms since 1970. */
export function inputOf(draft: AlertDraft, nowMs: number): BroadcastAlertInput {
  const texts = textsOf(draft);
  // A week to the minute would be over the server's longest by the time it arrives.
  const lifeMs = Math.min(draft.hours * HOUR_MS, 7 * DAY_MS - HOUR_MS / 60);
  return {
    ...targetOf(draft),
    severity: draft.severity,
    ...textInputs(texts),
    expiresAt: new Date(nowMs + lifeMs).toISOString(),
  };
}

/** An input of the API for each language: `textEn` and so on; null where nothing was written. */
function textInputs(texts: AlertTexts): TextInputs {
  // Object.fromEntries discards which keys it got.
  return Object.fromEntries(
    LANGUAGE_CODES.map((code) => [
      `text${capitalised(languageChoice(code))}`,
      texts[languageChoice(code)] ?? null,
    ]),
  ) as TextInputs;
}
