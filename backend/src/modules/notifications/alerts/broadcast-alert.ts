import { ALERT_AGENCY_SENTENCE, ALERT_LIFE_MS, ALERT_RADIUS_KM } from '@wakafine/domain/notify/alerts';
import type { AlertSeverity, AlertTexts } from '@wakafine/domain/notify/alerts';
import { capitalised } from '@wakafine/domain/input/formats';
import { LANGUAGE_CHOICES } from '@wakafine/domain/people/languages';
import { isWithin, LIMITS, rangeSentence } from '@wakafine/domain/input/limits';
import { badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { isMeantFor, travellers } from './alert-audience';
import type { AlertRow, AlertTarget } from './alert-audience';
import { alertChanged } from './alerts.events';
import { INSERT_ALERT } from './alerts.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Input of a broadcast. */
export interface BroadcastAlert extends AlertTarget {
  readonly severity: AlertSeverity;
  readonly texts: AlertTexts;
  readonly expiresAt: Date;
}

/**
 * Broadcasts an alert to everybody, to those who travel for an agency, or to those whose last known place is in an area,
 * and to the staff; open apps are informed at once, those that open later ask for it as long as it is in force.
 * @throws UNAUTHENTICATED, FORBIDDEN without canBroadcastAlerts, BAD_USER_INPUT (textEn and those of other languages, agency,
 * area.lat, area.lng, area.radiusKm, expiresAt)
 */
export const broadcastAlert = act(
  { may: right('canBroadcastAlerts') },
  async (ctx, input: BroadcastAlert): Promise<AlertRow> => {
    const { accountId } = ctx.actor;
    refuseFaults(ctx, input);
    const { texts, severity, audience, lat, lng, radiusKm, expiresAt } = input;
    const agency = input.agency?.trim() ?? null;
    const target = { audience, agency, lat, lng, radiusKm };
    return inTransaction(ctx, async (submitting) => {
      const accountIds = await meantNow(submitting, target);
      const [alert]: AlertRow[] = await submitting.db.rows(INSERT_ALERT, [
        severity,
        JSON.stringify(texts),
        audience,
        agency,
        lat,
        lng,
        radiusKm,
        ctx.clock(),
        accountId,
        expiresAt,
        accountIds?.length ?? null,
      ]);
      if (alert === undefined) {
        throw new Error('An insert that returns its row has given none.');
      }
      const details = { ...target, severity, texts, expiresAt: expiresAt.toISOString() };
      await recordAct(submitting, { act: 'ALERT_BROADCAST', target: `alert:${alert.id}`, details });
      submitting.emit(alertChanged({ alert, accountIds }));
      return alert;
    });
  },
);

/** People under way in the audience at this moment; null is everybody, whether under way or not. */
export async function meantNow(ctx: AppCtx, target: AlertTarget): Promise<number[] | null> {
  if (target.audience === 'ALL') {
    return null;
  }
  const meant = (await travellers(ctx)).filter((traveller) => isMeantFor(target, traveller));
  return meant.map(({ accountId }) => accountId);
}

/** Refuses an audience that lacks what it needs, or has what is for another. @throws BAD_USER_INPUT (agency, area.*) */
export function refuseTarget(target: AlertTarget): void {
  refuse(targetFaults(target));
}

function refuseFaults(ctx: AppCtx, alert: BroadcastAlert): void {
  refuse([
    ...textFaults(alert.texts),
    ...targetFaults(alert),
    ['expiresAt', expiryFault(ctx.clock(), alert.expiresAt)],
  ]);
}

function refuse(faults: readonly [string, string | null][]): void {
  const found = faults.filter((fault): fault is [string, string] => fault[1] !== null);
  if (found.length > 0) {
    throw badInput(Object.fromEntries(found));
  }
}

function textFaults(texts: AlertTexts): [string, string | null][] {
  const isEmpty = Object.keys(texts).length === 0;
  return LANGUAGE_CHOICES.slice(0, 1).map((language) => [
    `text${capitalised(language)}`,
    isEmpty ? 'Must be written in at least one language' : null,
  ]);
}

function targetFaults({ audience, agency, lat, lng, radiusKm }: AlertTarget): [string, string | null][] {
  if (audience !== 'AREA' && (lat !== null || lng !== null || radiusKm !== null)) {
    return [['area', 'Is for AREA only']];
  }
  if (audience !== 'AGENCY' && agency !== null) {
    return [['agency', 'Is for AGENCY only']];
  }
  if (audience === 'AGENCY') {
    return [['agency', agency === null ? ALERT_AGENCY_SENTENCE : null]];
  }
  if (audience === 'AREA') {
    return [
      ['area.lat', lat === null ? rangeSentence(LIMITS.lat) : null],
      ['area.lng', lng === null ? rangeSentence(LIMITS.lng) : null],
      ['area.radiusKm', radiusKm === null ? rangeSentence(ALERT_RADIUS_KM) : null],
    ];
  }
  return [];
}

function expiryFault(now: Date, expiresAt: Date): string | null {
  const isAccepted = isWithin(expiresAt.getTime() - now.getTime(), ALERT_LIFE_MS);
  return isAccepted ? null : 'Must be from a minute to 7 days from now';
}
