import { TRACKER_APPS } from '@wakafine/domain/trackers/tracker-setups';
import type { TrackerApp } from '@wakafine/domain/trackers/tracker-setups';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import type { TravelCategory } from '../../violations/vehicle-enums';
import type { VehicleType } from '../../vehicles/vehicle-types';
import { TravelCategoryEnum } from '../../violations/violation-enums.type';
import { VehicleTypeEnum } from '../../vehicles/vehicle-type.type';
import { TravellerRoleEnum } from '../journey.type';
import type { TravellerRole } from '../traveller-role';
import { TRACKER_FORMS, TRACKER_REASONS } from '@wakafine/domain/trackers/tracker-reasons';
import type { TrackerForm, TrackerReason } from '@wakafine/domain/trackers/tracker-reasons';

export const TrackerAppEnum = describedEnum(TRACKER_APPS, {
  name: 'TrackerApp',
  description: 'An app that is known to work as a tracker.',
  values: {
    OSMAND: 'OsmAnd, plugin Trip recording.',
    TRACCAR: 'Traccar Client, old and new.',
    OWNTRACKS: 'OwnTracks in HTTP mode.',
    OVERLAND: 'Overland.',
    GPSLOGGER: 'GPSLogger for Android, custom URL.',
  },
});

export const TrackerFormEnum = describedEnum(TRACKER_FORMS, {
  name: 'TrackerForm',
  description: 'Form of a message of a tracker.',
  values: {
    OSMAND: 'Fields of a query or of a form.',
    TRACCAR: 'JSON of newer Traccar clients.',
    OWNTRACKS: 'JSON of OwnTracks.',
    OVERLAND: 'GeoJSON of Overland.',
  },
});

export const TrackerReasonEnum = describedEnum(TRACKER_REASONS, {
  name: 'TrackerReason',
  description: 'Reason why positions of a message were not recorded.',
  values: {
    NO_PLACE: 'There is no such place, or it is 0,0, which receivers send before they know one.',
    NO_TIME: 'It has a time that is none.',
    MARKED_INVALID: 'The device itself marked it as invalid.',
    ENCRYPTED: 'It is encrypted by the app; turn that off.',
    TOO_OLD: 'It is more than 7 days old.',
    AHEAD_OF_TIME: 'It is more than a day in the future.',
    OTHER_DEVICE: 'A journey of another device covers its time.',
    JOURNEY_CLOSED: 'Its journey accepts no more positions.',
    JOURNEY_ACTIVE: 'Another journey is active and began later; it may be sent again after that.',
    NOT_UNDERSTOOD: 'The message is of another form than its address: the device is set up wrongly.',
  },
});

@ObjectType({ description: 'A message of a tracker as it came, and the outcome. Stored for 3 days at most.' })
export class TrackerMessage {
  @Field(() => Date, { description: 'Time when it was received.' })
  receivedAt: Date;

  @Field(() => TrackerFormEnum, { description: 'Its form.' })
  form: TrackerForm;

  @Field(() => String, { description: 'Its text without the token; the first 2,000 characters.' })
  body: string;

  @Field(() => Int, { description: 'Number of its positions that were recorded.' })
  recorded: number;

  @Field(() => Int, { description: 'Number of its positions that were not recorded.' })
  passedOver: number;

  @Field(() => [TrackerReasonEnum], { description: 'Why they were not, each reason once.' })
  reasons: readonly TrackerReason[];
}

@ObjectType({
  description: 'A device of a citizen that sends positions by itself, also with its screen off.',
})
export class Tracker {
  @Field(() => ID, { description: 'Identifier; it opens nothing.' })
  id: string;

  @Field(() => String, { description: 'Name given by its owner.' })
  name: string;

  @Field(() => VehicleTypeEnum, { description: 'Kind of vehicle of its journeys.' })
  vehicleType: VehicleType;

  @Field(() => String, { description: 'Plate of its journeys, as typed.' })
  registrationNumber: string;

  @Field(() => TravelCategoryEnum, { description: 'Private travel or public transport.' })
  category: TravelCategory;

  @Field(() => String, { nullable: true, description: 'Transport agency; null for private travel.' })
  transportAgency: string | null;

  @Field(() => TravellerRoleEnum, { description: 'Role of the citizen in the vehicle.' })
  role: TravellerRole;

  @Field(() => Date, { description: 'Time when it was set up.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Time when it was last heard of; null before the first time.',
  })
  lastReceivedAt: Date | null;

  @Field(() => Int, {
    description: 'Positions that were not recorded; the reasons stand at its messages.',
  })
  passedOver: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Median time between its last positions, seconds; null for too few. Above 15 it sends too seldom for its speed to be shown.',
  })
  medianGapS: number | null;

  @Field(() => [TrackerMessage], { description: 'Its last ten messages, newest first.' })
  messages: readonly TrackerMessage[];
}

@ObjectType({ description: 'Values to enter into an app, or to scan with it.' })
export class TrackerSetup {
  @Field(() => TrackerAppEnum, { description: 'The app.' })
  app: TrackerApp;

  @Field(() => String, {
    description: 'Address with all its fields; a path alone where the server does not know its own address.',
  })
  address: string;

  @Field(() => String, { nullable: true, description: 'Device identifier or token; null for none.' })
  identifier: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Link that sets the app up where it is opened on the phone; null where the app knows none.',
  })
  link: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Content of a QR code that sets the app up; null where the app knows none.',
  })
  code: string | null;
}

@ObjectType({ description: 'The new tracker, and its token, which is shown this once.' })
export class CreateTrackerPayload {
  @Field(() => Tracker, { description: 'The tracker.' })
  tracker: Tracker;

  @Field(() => String, {
    description: 'Authorises nothing but the recording of positions; the server stores only its hash.',
  })
  token: string;

  @Field(() => String, { description: 'Path for OsmAnd and Traccar clients, with the token as `id`.' })
  osmAndPath: string;

  @Field(() => String, { description: 'Path for OwnTracks in HTTP mode, with the token.' })
  ownTracksPath: string;

  @Field(() => [TrackerSetup], { description: 'Values for each app that is known to work.' })
  setups: readonly TrackerSetup[];
}
