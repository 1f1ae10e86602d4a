import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Sound, vibration and notices of alerts, for everybody.' })
export class AlertSettings {
  @Field(() => Boolean, { description: 'Whether alerts sound.' })
  sound: boolean;

  @Field(() => Boolean, { description: 'Whether phones vibrate.' })
  vibration: boolean;

  @Field(() => Boolean, { description: 'Whether phones show a notification.' })
  notification: boolean;
}
