import { MAIL_RHYTHMS } from '@wakafine/domain/views/mail-rhythm';
import type { MailRhythm } from '@wakafine/domain/views/mail-rhythm';
import { VIEW_PAGES } from '@wakafine/domain/views/saved-views';
import type { ViewPage } from '@wakafine/domain/views/saved-views';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { Node } from '../../../platform/nodes/node.type';

export const ViewPageEnum = describedEnum(VIEW_PAGES, {
  name: 'ViewPage',
  description: 'Page of analytics whose sentence can be stored as a view.',
  values: {
    OVERVIEW: 'Violations and incidents by time, road, agency and kind of vehicle.',
    SEGMENTS: 'Main roads in segments of 5 km.',
  },
});

export const MailRhythmEnum = describedEnum(MAIL_RHYTHMS, {
  name: 'MailRhythm',
  description: 'Time between two mails of a view; each is due at 06:00 in Douala.',
  values: {
    DAILY: 'Every day.',
    WEEKLY: 'On one day of the week.',
    MONTHLY: 'On the first of the month.',
  },
});

@ObjectType({ description: 'Mail of a view to the one who asks.' })
export class ViewMail {
  @Field(() => MailRhythmEnum, { description: 'Time between two of them.' })
  rhythm: MailRhythm;

  @Field(() => Int, { nullable: true, description: '1 Monday to 7 Sunday where it is WEEKLY, else null.' })
  weekday: number | null;

  @Field(() => GraphQLDateTime, { description: 'Time when the next one is due.' })
  dueAt: Date;
}

@ObjectType({
  implements: Node,
  description: 'Sentence of an analytic page that somebody of the staff has stored under a name.',
})
export class SavedView {
  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => ViewPageEnum, { description: 'Its page.' })
  page: ViewPage;

  @Field(() => String, {
    description: 'Query of the page’s address without its question mark, such as `vehicles=BUSES&road=N5`.',
  })
  sentence: string;

  @Field(() => Boolean, { description: 'Whether colleagues see it too.' })
  isShared: boolean;

  @Field(() => Boolean, { description: 'Whether it is one’s own, and may be changed.' })
  isOwn: boolean;

  @Field(() => String, { description: 'User name of its owner.' })
  owner: string;

  @Field(() => GraphQLDateTime, { description: 'Time when it was stored.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'Time of its last change.' })
  changedAt: Date;

  @Field(() => ViewMail, { nullable: true, description: 'Own mail of it; null without one.' })
  mail: ViewMail | null;
}

@ObjectType({ description: 'Views that the actor may open, and whether they can come by mail.' })
export class SavedViewList {
  @Field(() => [SavedView], {
    description: 'Own ones, at most 50, then those of colleagues by their names; at most 300 together.',
  })
  views: SavedView[];

  @Field(() => Boolean, { description: 'Whether the service sends mail.' })
  isMailPossible: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Own address that mails go to, of the profile; null: none is known.',
  })
  mailAddress: string | null;
}
