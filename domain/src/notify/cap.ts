import { xmlText } from '../input/xml';
import { languageOfChoice, LANGUAGE_CHOICES, LANGUAGES } from '../people/languages';
import type { LanguageChoice } from '../people/languages';
import { fillText } from '../texts/fill-text';
import { HOUR_MS } from '../units';
import type { AlertSeverity, AlertTexts } from './alerts';
import { CAP_TEXTS } from './cap.generated';

/** Media type of a message of the Common Alerting Protocol. */
export const CAP_TYPE = 'application/cap+xml';
const NAMESPACE = 'urn:oasis:names:tc:emergency:cap:1.2';
/** Times carry the zone of the country, all year: the protocol wants an offset in figures. */
const DOUALA = { offsetMs: HOUR_MS, text: '+01:00' };
/** Longest headline that the protocol recommends, characters. */
const HEADLINE_MAX = 160;

/** Its three scales, by ours. */
const SCALES: Readonly<
  Record<AlertSeverity, readonly [urgency: string, severity: string, certainty: string]>
> = {
  INFO: ['Future', 'Minor', 'Likely'],
  WARNING: ['Expected', 'Moderate', 'Likely'],
  CRITICAL: ['Immediate', 'Severe', 'Observed'],
};

/** An alert as it is broadcast to everybody, or to those in a circle. */
export interface CapAlert {
  readonly id: number;
  readonly severity: AlertSeverity;
  readonly texts: AlertTexts;
  /** Null: the whole country. */
  readonly circle: { readonly lat: number; readonly lng: number; readonly radiusKm: number } | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The service that sends. */
export interface CapSender {
  /** Name that no other sender has, such as a host: neither blank, comma, < nor &. */
  readonly id: string;
  /** Address of the service; null where it is not configured. */
  readonly publicUrl: string | null;
  /** Whether nothing here is real. */
  readonly isTest: boolean;
  /** A place in words, in a language. */
  readonly placeIn: (
    place: { readonly lat: number; readonly lng: number },
    language: LanguageChoice,
  ) => string;
}

/** Identifier of the message of an alert, or of that which cancels it. */
export function capIdentifier(id: number, kind: 'alert' | 'cancel' = 'alert'): string {
  return `wakafine-${kind}-${id}`;
}

/**
 * An alert as a message of the Common Alerting Protocol 1.2 (OASIS), with a block for each language it was written in: that of the alert
 * itself, or with `cancelledAt` that which cancels it. The same alert always gives the same bytes.
 */
export function capMessage(alert: CapAlert, sender: CapSender, cancelledAt: Date | null = null): string {
  const sent = capTime(alert.createdAt);
  const isCancel = cancelledAt !== null;
  const references = `${sender.id},${capIdentifier(alert.id)},${sent}`;
  const languages = LANGUAGE_CHOICES.filter((language) => alert.texts[language] !== undefined);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<alert xmlns="${NAMESPACE}">\n`,
    element('identifier', capIdentifier(alert.id, isCancel ? 'cancel' : 'alert')),
    element('sender', sender.id),
    element('sent', isCancel ? capTime(cancelledAt) : sent),
    element('status', sender.isTest ? 'Test' : 'Actual'),
    element('msgType', isCancel ? 'Cancel' : 'Alert'),
    element('scope', 'Public'),
    isCancel ? element('references', references) : '',
    ...languages.map((language) => infoIn(alert, sender, language)),
    '</alert>\n',
  ].join('');
}

/** Beginning of an alert as a headline, in the first language that it was written in. */
export function capHeadline({ texts }: Pick<CapAlert, 'texts'>): string {
  const [first] = LANGUAGE_CHOICES.flatMap((language) => texts[language] ?? []);
  return headline(first ?? '');
}

function infoIn(alert: CapAlert, sender: CapSender, language: LanguageChoice): string {
  const texts = CAP_TEXTS[languageOfChoice(language)];
  const [urgency, severity, certainty] = SCALES[alert.severity];
  const text = alert.texts[language] ?? '';
  const { circle } = alert;
  const areaText =
    circle === null
      ? texts.country
      : fillText(texts.area, { km: circle.radiusKm, place: sender.placeIn(circle, language) });
  return [
    '<info>\n',
    element('language', LANGUAGES[languageOfChoice(language)].tag),
    element('category', 'Transport'),
    element('event', texts.event),
    element('urgency', urgency),
    element('severity', severity),
    element('certainty', certainty),
    element('effective', capTime(alert.createdAt)),
    element('expires', capTime(alert.expiresAt)),
    element('senderName', texts.sender),
    element('headline', headline(text)),
    element('description', text),
    sender.publicUrl === null ? '' : element('web', sender.publicUrl),
    '<area>\n',
    element('areaDesc', areaText),
    circle === null
      ? '<geocode>\n<valueName>ISO3166-1</valueName>\n<value>CM</value>\n</geocode>\n'
      : element('circle', circleText(circle)),
    '</area>\n</info>\n',
  ].join('');
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>\n`;
}

/** Five places are a metre; an exponent, which the protocol does not know, can't come up. */
function circleText({ lat, lng, radiusKm }: NonNullable<CapAlert['circle']>): string {
  return `${lat.toFixed(5)},${lng.toFixed(5)} ${radiusKm.toFixed(1)}`;
}

/** The first line, cut at a word. */
function headline(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length <= HEADLINE_MAX ? line : `${line.slice(0, HEADLINE_MAX - 1).replace(/\s+\S*$/, '')}…`;
}

/** Whole seconds with an offset in figures, as the protocol wants a time. */
function capTime(time: Date): string {
  return `${new Date(time.getTime() + DOUALA.offsetMs).toISOString().slice(0, 19)}${DOUALA.text}`;
}
