import { Field, ObjectType } from 'type-graphql';
import { EnrolledDevice } from './vehicles.type';

@ObjectType({ description: 'An invited device, and its invitation, which is shown this once.' })
export class InviteDevicePayload {
  @Field(() => EnrolledDevice, { description: 'The device.' })
  device: EnrolledDevice;

  @Field(() => String, {
    description: 'In groups of four; works once, within 7 days. The server stores a hash of it.',
  })
  invitation: string;
}
