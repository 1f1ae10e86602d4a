import { Field, ID, ObjectType } from 'type-graphql';
import { SavedView } from './view.type';

@ObjectType({ description: 'A view that was stored.' })
export class SaveViewPayload {
  @Field(() => SavedView, { description: 'The view.' })
  view: SavedView;
}

@ObjectType({ description: 'A view that was changed.' })
export class ChangeViewPayload {
  @Field(() => SavedView, { description: 'The view.' })
  view: SavedView;
}

@ObjectType({ description: 'A view that was deleted.' })
export class DeleteViewPayload {
  @Field(() => ID, { description: 'Identifier that it had.' })
  viewId: string;
}

@ObjectType({ description: 'A view that comes by mail from now on.' })
export class SubscribeToViewPayload {
  @Field(() => SavedView, { description: 'The view.' })
  view: SavedView;
}

@ObjectType({ description: 'A view that comes by mail no more.' })
export class UnsubscribeFromViewPayload {
  @Field(() => SavedView, { description: 'The view.' })
  view: SavedView;
}

@ObjectType({ description: 'Mails of a view that have ended.' })
export class StopViewMailPayload {
  @Field(() => Boolean, {
    description: 'Whether they ended by this call; false: they had ended before, or the link is of none.',
  })
  wasRunning: boolean;
}
