import { EVIDENCE_MESSAGES } from '@wakafine/domain/evidence/verdict-messages';
import { FAMILY_MESSAGES } from '@wakafine/domain/family/family-messages';
import { ANSWER_MESSAGES } from '@wakafine/domain/notify/answer-messages';
import { SMS_MESSAGES } from '@wakafine/domain/incidents/sms-messages';
import { RIDE_MESSAGES } from '@wakafine/domain/journeys/ride-messages';
import { AGENCY_MAIL_MESSAGES } from '@wakafine/domain/notify/agency-mail-messages';
import { CAP_MESSAGES } from '@wakafine/domain/notify/cap-messages';
import { NOTIFICATION_MESSAGES } from '@wakafine/domain/notify/notification-messages';
import { OPEN_DATA_MESSAGES } from '@wakafine/domain/opendata/open-data-messages';
import { PLACE_MESSAGES } from '@wakafine/domain/places/place-messages';
import type { DomainMessage } from '@wakafine/domain/texts/domain-messages';
import { VIEW_MESSAGES } from '@wakafine/domain/views/views-messages';
import { PROOF_MESSAGES } from '@wakafine/domain/violations/proof-messages';

export interface DomainCatalogue {
  /** Its file in each folder of `src/locales`, without the ending. */
  readonly name: string;
  readonly messages: Readonly<Record<string, DomainMessage>>;
  /** Path of the messages below `domain/src`, without the ending. */
  readonly messagesIn: string;
  /** Their export, without `_MESSAGES`. */
  readonly exported: string;
  readonly about: string;
}

/** The catalogues whose texts both sides say. */
export const DOMAIN_CATALOGUES: readonly DomainCatalogue[] = [
  {
    name: 'domain-agency-mail',
    messages: AGENCY_MAIL_MESSAGES,
    messagesIn: 'notify/agency-mail-messages',
    exported: 'AGENCY_MAIL',
    about: 'The texts of mails to transport agencies.',
  },
  {
    name: 'domain-answers',
    messages: ANSWER_MESSAGES,
    messagesIn: 'notify/answer-messages',
    exported: 'ANSWER',
    about: 'The answers of staff to the person who submitted an incident.',
  },
  {
    name: 'domain-cap',
    messages: CAP_MESSAGES,
    messagesIn: 'notify/cap-messages',
    exported: 'CAP',
    about: 'The texts of alerts in the Common Alerting Protocol.',
  },
  {
    name: 'domain-evidence',
    messages: EVIDENCE_MESSAGES,
    messagesIn: 'evidence/verdict-messages',
    exported: 'EVIDENCE',
    about: 'The texts of what is found of a record.',
  },
  {
    name: 'domain-family',
    messages: FAMILY_MESSAGES,
    messagesIn: 'family/family-messages',
    exported: 'FAMILY',
    about: 'The texts of the page that a family link leads to.',
  },
  {
    name: 'domain-notifications',
    messages: NOTIFICATION_MESSAGES,
    messagesIn: 'notify/notification-messages',
    exported: 'NOTIFICATION',
    about: 'The texts of notifications.',
  },
  {
    name: 'domain-open-data',
    messages: OPEN_DATA_MESSAGES,
    messagesIn: 'opendata/open-data-messages',
    exported: 'OPEN_DATA',
    about: 'The texts of open data.',
  },
  {
    name: 'domain-places',
    messages: PLACE_MESSAGES,
    messagesIn: 'places/place-messages',
    exported: 'PLACE',
    about: 'The texts of places in words.',
  },
  {
    name: 'domain-proofs',
    messages: PROOF_MESSAGES,
    messagesIn: 'violations/proof-messages',
    exported: 'PROOF',
    about: 'The texts of what is proven of a violation, and of its limit.',
  },
  {
    name: 'domain-ride',
    messages: RIDE_MESSAGES,
    messagesIn: 'journeys/ride-messages',
    exported: 'RIDE',
    about: 'What a passenger’s phone says to the driver.',
  },
  {
    name: 'domain-sms',
    messages: SMS_MESSAGES,
    messagesIn: 'incidents/sms-messages',
    exported: 'SMS',
    about: 'The answers to short messages from the road.',
  },
  {
    name: 'domain-views',
    messages: VIEW_MESSAGES,
    messagesIn: 'views/views-messages',
    exported: 'VIEW',
    about: 'The texts of stored views.',
  },
];
