import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { WEEKDAY_BOUNDS } from '@wakafine/domain/views/mail-rhythm';
import type { MailRhythm } from '@wakafine/domain/views/mail-rhythm';
import { VIEW_BOUNDS } from '@wakafine/domain/views/saved-views';
import type { ViewPage } from '@wakafine/domain/views/saved-views';
import { Field, ID, InputType, Int } from 'type-graphql';
import { IsCompared, IsLine, IsLineOrEmpty, IsUuidText, IsWhole } from '../../../platform/inputs/bounds';
import { LanguageChoiceEnum } from '../../identity/accounts/language-choice.type';
import { MailRhythmEnum, ViewPageEnum } from './view.type';

@InputType({ description: 'A view as it is stored.' })
export class SaveViewInput {
  @Field(() => String, { description: 'Its name, 3-60 characters.' })
  @IsLine(VIEW_BOUNDS.name)
  name: string;

  @Field(() => ViewPageEnum, { description: 'Its page.' })
  page: ViewPage;

  @Field(() => String, {
    description:
      'Query of the page’s address without its question mark; words that the page does not know are refused.',
  })
  @IsLineOrEmpty(VIEW_BOUNDS.sentence)
  sentence: string;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether colleagues see it too.' })
  isShared: boolean;

  @Field(() => String, { description: 'UUID of the view, chosen by the client.' })
  @IsUuidText()
  clientId: string;
}

@InputType({ description: 'A change of a view; what is left out stays.' })
export class ChangeViewInput {
  @Field(() => ID, { description: 'The view.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'Another name, 3-60 characters.' })
  @IsLine(VIEW_BOUNDS.name)
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Another sentence of the same page.' })
  @IsLineOrEmpty(VIEW_BOUNDS.sentence)
  sentence?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether colleagues see it too.' })
  isShared?: boolean | null;
}

@InputType({ description: 'A view that is deleted.' })
export class DeleteViewInput {
  @Field(() => ID, { description: 'The view.' })
  id: string;
}

@InputType({ description: 'A view that is to come by mail.' })
export class SubscribeToViewInput {
  @Field(() => ID, { description: 'The view.' })
  viewId: string;

  @Field(() => MailRhythmEnum, { description: 'Time between two mails.' })
  rhythm: MailRhythm;

  @Field(() => Int, {
    defaultValue: WEEKDAY_BOUNDS.min,
    description: 'Day of the week where it is WEEKLY: 1 Monday to 7 Sunday.',
  })
  @IsWhole(WEEKDAY_BOUNDS)
  weekday: number;

  @Field(() => LanguageChoiceEnum, {
    nullable: true,
    description: 'Language of the mails; left out: that of one’s settings.',
  })
  language?: LanguageChoice | null;
}

@InputType({ description: 'A view that is to come by mail no more.' })
export class UnsubscribeFromViewInput {
  @Field(() => ID, { description: 'The view.' })
  viewId: string;
}

@InputType({ description: 'The link of a mail by which its reader stops further ones.' })
export class StopViewMailInput {
  @Field(() => String, { description: 'The last part of the link.' })
  @IsCompared()
  token: string;
}
