import {
  ALERT_AGENCY_SENTENCE,
  ALERT_AUDIENCES,
  ALERT_RADIUS_KM,
  ALERT_SEVERITIES,
  ALERT_TEXT_MAX,
} from '@wakafine/domain/notify/alerts';
import type { AlertAudience, AlertSeverity } from '@wakafine/domain/notify/alerts';
import { LANGUAGE_CODES, languageChoice, LANGUAGES } from '@wakafine/domain/people/languages';
import type { Language, LanguageChoice } from '@wakafine/domain/people/languages';
import { capitalised } from '@wakafine/domain/input/formats';
import { ValidateNested } from 'class-validator';
import { AGENCY_LENGTH } from '@wakafine/domain/input/limits';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IsLine, IsLines, IsWithin } from '../../../platform/inputs/bounds';
import { IsLatitude, IsLongitude } from '../../../platform/inputs/named-bounds';
import { describedEnum } from '../../../platform/described-enum';
import { ListEdge, ListPage } from '../../../platform/db/connection.type';
import { LanguageChoiceEnum } from '../../identity/accounts/language-choice.type';

export const AlertSeverityEnum = describedEnum(ALERT_SEVERITIES, {
  name: 'AlertSeverity',
  description: 'Urgency of an alert.',
  values: {
    INFO: 'Good to know.',
    WARNING: 'Drive with care.',
    CRITICAL: 'Danger: act now.',
  },
});

export const AlertAudienceEnum = describedEnum(ALERT_AUDIENCES, {
  name: 'AlertAudience',
  description: 'Whom an alert is for.',
  values: {
    ALL: 'Everybody with an open app.',
    AGENCY: 'Those who travel for an agency.',
    AREA: 'Those on a journey whose last known place lies within the area.',
  },
});

@ObjectType({ description: 'The text of an alert for readers of a language.' })
export class AlertText {
  @Field(() => String, { description: 'The text.' })
  text: string;

  @Field(() => LanguageChoiceEnum, {
    description: 'The language that it is in: another one where nothing was written in that asked for.',
  })
  language: LanguageChoice;
}

/** The text of an alert for readers of each language: `en`, `fr` and so on. */
export type AlertTextFields = Record<Language, AlertText>;
/** Texts by language: `textEn`, `textFr` and so on. */
export type AlertTextInputs = Partial<Record<`text${Capitalize<Language>}`, string | null>>;

@ObjectType({ description: 'A circle on the map.' })
export class AlertArea {
  @Field(() => Float, { description: 'Latitude of the centre, degrees.' })
  lat: number;

  @Field(() => Float, { description: 'Longitude of the centre, degrees.' })
  lng: number;

  @Field(() => Float, { description: 'Radius, km.' })
  radiusKm: number;
}

@ObjectType({ description: 'An alert of the authority.' })
export class AlertBroadcast {
  @Field(() => ID, { description: 'Identifier of the alert.' })
  id: string;

  @Field(() => AlertSeverityEnum, { description: 'Urgency.' })
  severity: AlertSeverity;

  @Field(() => AlertAudienceEnum, { description: 'Whom it is meant for.' })
  audience: AlertAudience;

  @Field(() => String, { nullable: true, description: 'The agency; null unless it is meant for one.' })
  agency: string | null;

  @Field(() => AlertArea, { nullable: true, description: 'The area; null unless it is meant for one.' })
  area: AlertArea | null;

  @Field(() => GraphQLDateTime, { description: 'Time when it was sent.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when it is in force.' })
  expiresAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Time when it was withdrawn; null while it stands.',
  })
  revokedAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of people under way it was meant for when it was sent; for canViewDashboard, null for ALL and for others.',
  })
  meantCount: number | null;
}

@ObjectType({ description: 'An alert with its place in the list.' })
export class AlertBroadcastEdge extends ListEdge {
  @Field(() => AlertBroadcast, { description: 'The alert.' })
  node: AlertBroadcast;
}

@ObjectType({ description: 'A page of alerts, newest first.' })
export class AlertBroadcastConnection extends ListPage {
  @Field(() => [AlertBroadcastEdge], { description: 'The rows of the page.' })
  edges: AlertBroadcastEdge[];

  @Field(() => [AlertBroadcast], { description: 'The things of the rows, in the same order.' })
  nodes: AlertBroadcast[];
}

@InputType({ description: 'A circle on the map.' })
export class AlertAreaInput {
  @Field(() => Float, { description: 'Latitude of the centre, degrees, -90 to 90.' })
  @IsLatitude()
  lat: number;

  @Field(() => Float, { description: 'Longitude of the centre, degrees, -180 to 180.' })
  @IsLongitude()
  lng: number;

  @Field(() => Float, { description: 'Radius, km, 0.5 to 1,300.' })
  @IsWithin(ALERT_RADIUS_KM)
  radiusKm: number;
}

@InputType({ description: 'An alert and its audience; at least one of the texts is given.' })
export class BroadcastAlertInput {
  @Field(() => AlertSeverityEnum, { defaultValue: 'WARNING', description: 'Urgency.' })
  severity: AlertSeverity;

  @Field(() => AlertAudienceEnum, { defaultValue: 'ALL', description: 'Whom it is meant for.' })
  audience: AlertAudience;

  @Field(() => String, { nullable: true, description: 'For AGENCY: its name.' })
  @IsLine(AGENCY_LENGTH, ALERT_AGENCY_SENTENCE)
  agency?: string | null;

  @Field(() => AlertAreaInput, { nullable: true, description: 'For AREA: where.' })
  @ValidateNested()
  area?: AlertAreaInput | null;

  @Field(() => GraphQLDateTime, { description: 'Until when it is in force: a minute to 7 days from now.' })
  expiresAt: Date;
}

@InputType({ description: 'Whom an alert would be meant for.' })
export class AlertTargetInput {
  @Field(() => AlertAudienceEnum, { description: 'Whom it is meant for.' })
  audience: AlertAudience;

  @Field(() => String, { nullable: true, description: 'For AGENCY: its name.' })
  @IsLine(AGENCY_LENGTH, ALERT_AGENCY_SENTENCE)
  agency?: string | null;

  @Field(() => AlertAreaInput, { nullable: true, description: 'For AREA: where.' })
  @ValidateNested()
  area?: AlertAreaInput | null;
}

@ObjectType({ description: 'Whom an alert would reach if it were sent now.' })
export class AlertReach {
  @Field(() => Int, { description: 'Number of people under way it would be meant for.' })
  underWayCount: number;
}

// Both follow the list of languages, so that a further one needs no field written here.
for (const language of LANGUAGE_CODES) {
  const { english } = LANGUAGES[language];
  Field(() => AlertText, { description: `For readers of ${english}.` })(AlertBroadcast.prototype, language);
  const input = alertTextInput(language);
  Field(() => String, { nullable: true, description: `In ${english}, up to 300 characters.` })(
    BroadcastAlertInput.prototype,
    input,
  );
  IsLines(ALERT_TEXT_MAX)(BroadcastAlertInput.prototype, input);
}

/** Name of the input for what is written in a language, such as `textEn`. */
export function alertTextInput(language: Language): keyof AlertTextInputs {
  // Capitalised is what the type says of it, which the compiler can't see.
  return `text${capitalised(languageChoice(language))}` as keyof AlertTextInputs;
}
