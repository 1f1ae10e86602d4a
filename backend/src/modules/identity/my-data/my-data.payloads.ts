import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Viewer } from '../accounts/viewer.type';

@ObjectType({ description: 'The deletion was asked for, and all sessions of the account have ended.' })
export class DeleteMyAccountPayload {
  @Field(() => GraphQLDateTime, {
    description: 'Time when the account will be erased. Until then its holder can sign in and withdraw it.',
  })
  deletionDueAt: Date;
}

@ObjectType({ description: 'The account stays.' })
export class UndoDeletionPayload {
  @Field(() => Viewer, { description: 'The account.' })
  viewer: Viewer;
}
