import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../../platform/nodes/node.type';
import { LimitedClassEnum } from '../vehicle-type.type';

@ObjectType({
  implements: Node,
  description: 'A transport agency by the name under which travellers choose it. For anyone.',
})
export class Agency {
  @Field(() => ID, { description: 'Its name, which identifies it; another one once it is renamed.' })
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Telephone; null where none is known.' })
  phone: string | null;
}

@ObjectType({
  implements: Node,
  description:
    'A vehicle by its plate, typed by a traveller or entered by staff. For canViewDashboard; of what staff have entered canSuspendVehicles see more as RegisteredVehicle.',
})
export class Vehicle {
  @Field(() => ID, { description: 'Stable identifier of the vehicle, by which plates are revealed.' })
  id: string;

  @Field(() => String, { description: 'Masked; `revealRegistrations` gives it in full.' })
  registrationNumber: string;

  @Field(() => LimitedClassEnum, {
    nullable: true,
    description: 'Class that staff have entered; null for none.',
  })
  vehicleClass: LimitedClass | null;

  @Field(() => Boolean, { description: 'Whether staff have entered it into the register.' })
  isRegistered: boolean;

  @Field(() => Agency, {
    nullable: true,
    description: 'Agency that it belongs to, which has agreed to be named; null for none.',
  })
  agency: Agency | null;
}
