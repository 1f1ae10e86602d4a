import { LIMITS, rangeSentence } from '@wakafine/domain/input/limits';
import {
  ALERT_SOUNDS,
  DATA_SAVER_CHOICES,
  SPEED_LIMITS_KMH,
  THEME_CHOICES,
} from '@wakafine/domain/people/personal-settings';
import type { AlertSound, DataSaverChoice, ThemeChoice } from '@wakafine/domain/people/personal-settings';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { IsOneOf, IsWhole } from '../../../platform/inputs/bounds';
import { describedEnum } from '../../../platform/described-enum';
import { LanguageChoiceEnum } from '../../identity/accounts/language-choice.type';

export const ThemeChoiceEnum = describedEnum(THEME_CHOICES, {
  name: 'ThemeChoice',
  description: 'Theme of the pages.',
  values: {
    LIGHT: 'Light.',
    DARK: 'Dark.',
    SYSTEM: 'As the device does.',
  },
});

export const DataSaverChoiceEnum = describedEnum(DATA_SAVER_CHOICES, {
  name: 'DataSaverChoice',
  description: 'Choice of when the phone saves data.',
  values: {
    AUTO: 'When the browser or the system asks for it.',
    ON: 'Always.',
    OFF: 'Never.',
  },
});

export const AlertSoundEnum = describedEnum(ALERT_SOUNDS, {
  name: 'AlertSound',
  description: 'Sound of an alert while driving.',
  values: {
    TONES: 'Beeps.',
    VOICE: 'A spoken sentence; beeps on a phone without a voice of the language.',
    BOTH: 'Both at once.',
  },
});

@ObjectType({ description: 'Personal settings, on all phones of the account.' })
export class Settings {
  @Field(() => Boolean, { description: 'Whether notifications may come.' })
  notifications: boolean;

  @Field(() => Boolean, { description: 'Whether alerts sound.' })
  soundAlerts: boolean;

  @Field(() => AlertSoundEnum, { description: 'Sound of alerts, where they sound at all.' })
  alertSound: AlertSound;

  @Field(() => Boolean, { description: 'Whether alerts vibrate.' })
  vibration: boolean;

  @Field(() => ThemeChoiceEnum, { description: 'Theme of the pages.' })
  theme: ThemeChoice;

  @Field(() => LanguageChoiceEnum, { description: 'Language of the pages.' })
  language: LanguageChoice;

  @Field(() => DataSaverChoiceEnum, {
    description: 'Whether phones fetch no photos and map tiles and send what they record less often.',
  })
  dataSaver: DataSaverChoice;

  @Field(() => Boolean, { description: 'Whether every look of staff at own data is notified.' })
  lookNotices: boolean;

  @Field(() => Int, { description: 'Own limit, km/h: 40, 50, 60, 80 or 100; governs own alerts only.' })
  speedLimitKmh: number;

  @Field(() => Int, { description: 'Own alerts begin at this speed, km/h, 10-200; nothing is judged by it.' })
  alertThresholdKmh: number;

  @Field(() => Int, {
    description:
      'Rises with every change, which names the one that it is based on; 0: nothing was chosen yet.',
  })
  version: number;
}

@InputType({ description: 'Changes to the own settings; members left out stay.' })
export class UpdateSettingsInput {
  @Field(() => Int, {
    description: 'Version that the change is based on; CONFLICT when it is another by now.',
  })
  version: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether notifications may come.' })
  notifications?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether alerts sound.' })
  soundAlerts?: boolean | null;

  @Field(() => AlertSoundEnum, { nullable: true, description: 'Sound of alerts, where they sound at all.' })
  alertSound?: AlertSound | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether alerts vibrate.' })
  vibration?: boolean | null;

  @Field(() => ThemeChoiceEnum, { nullable: true, description: 'Theme of the pages.' })
  theme?: ThemeChoice | null;

  @Field(() => LanguageChoiceEnum, { nullable: true, description: 'Language of the pages.' })
  language?: LanguageChoice | null;

  @Field(() => DataSaverChoiceEnum, { nullable: true, description: 'Whether and when phones save data.' })
  dataSaver?: DataSaverChoice | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether every look of staff at own data is notified.',
  })
  lookNotices?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Own limit, km/h: 40, 50, 60, 80 or 100.' })
  @IsOneOf(SPEED_LIMITS_KMH)
  speedLimitKmh?: number | null;

  @Field(() => Int, { nullable: true, description: 'Own alerts begin at this speed, km/h, 10-200.' })
  @IsWhole(LIMITS.thresholdKmh, rangeSentence(LIMITS.thresholdKmh))
  alertThresholdKmh?: number | null;
}

@ObjectType({ description: 'The settings after the change.' })
export class UpdateSettingsPayload {
  @Field(() => Settings, { description: 'The settings after the change.' })
  settings: Settings;
}
