import { Root } from 'protobufjs/light';
import type { CoarsePlace } from './coarse-place';

/** Those messages of GTFS-Realtime 2.0 that are written, with their fields as the published definition numbers them. */
const DEFINITION = {
  nested: {
    FeedMessage: {
      fields: {
        header: { rule: 'required', type: 'FeedHeader', id: 1 },
        entity: { rule: 'repeated', type: 'FeedEntity', id: 2 },
      },
    },
    FeedHeader: {
      fields: {
        gtfsRealtimeVersion: { rule: 'required', type: 'string', id: 1 },
        // 0 is the whole of what is known.
        incrementality: { type: 'uint32', id: 2 },
        timestamp: { type: 'uint64', id: 3 },
      },
    },
    FeedEntity: {
      fields: {
        id: { rule: 'required', type: 'string', id: 1 },
        vehicle: { type: 'VehiclePosition', id: 4 },
      },
    },
    VehiclePosition: {
      fields: {
        position: { type: 'Position', id: 2 },
        timestamp: { type: 'uint64', id: 5 },
        vehicle: { type: 'VehicleDescriptor', id: 8 },
      },
    },
    Position: {
      fields: {
        latitude: { rule: 'required', type: 'float', id: 1 },
        longitude: { rule: 'required', type: 'float', id: 2 },
      },
    },
    VehicleDescriptor: { fields: { id: { type: 'string', id: 1 } } },
  },
};
const FEED_MESSAGE = Root.fromJSON(DEFINITION).lookupType('FeedMessage');

/** A vehicle of a feed; its id means nothing beyond one journey. */
export interface ShownVehicle {
  readonly id: string;
  readonly place: CoarsePlace;
}

/** Vehicles as the bytes of a GTFS-Realtime feed of vehicle positions. */
export function encodeVehiclePositions(vehicles: readonly ShownVehicle[], now: Date): Uint8Array {
  return FEED_MESSAGE.encode({
    header: { gtfsRealtimeVersion: '2.0', incrementality: 0, timestamp: secondsOf(now) },
    entity: vehicles.map(({ id, place }) => ({
      id,
      vehicle: {
        position: { latitude: place.lat, longitude: place.lng },
        timestamp: secondsOf(place.at),
        vehicle: { id },
      },
    })),
  }).finish();
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
