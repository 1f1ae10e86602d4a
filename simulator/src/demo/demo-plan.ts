import { DEMO_AGENCY } from '@wakafine/domain/people/demo-accounts';
import type { RouteName } from '../drives/routes';
import type { DriveKind } from '../drives/traffic';
import type { JourneyStart } from '../client/operations';

/** A vehicle of demo mode: the number 000 is on no real plate, and no real agency is named. */
type DemoVehicle = Omit<JourneyStart, 'clientId' | 'startedAtMs'>;

const CAR: DemoVehicle = { vehicleType: 'CAR', registrationNumber: 'LT 000 DA', category: 'PRIVATE' };
const COACH: DemoVehicle = {
  vehicleType: 'BUS',
  registrationNumber: 'CE 000 DB',
  category: 'PUBLIC',
  transportAgency: DEMO_AGENCY,
};
const NIGHT_COACH: DemoVehicle = {
  vehicleType: 'BUS',
  registrationNumber: 'OU 000 DC',
  category: 'PUBLIC',
  transportAgency: DEMO_AGENCY,
};
const BIKE: DemoVehicle = { vehicleType: 'BIKE', registrationNumber: 'LT 000 DD', category: 'PRIVATE' };
const PICKUP: DemoVehicle = { vehicleType: 'CAR', registrationNumber: 'OU 000 DE', category: 'PRIVATE' };
const TAXI: DemoVehicle = {
  vehicleType: 'CAR',
  registrationNumber: 'CE 000 DF',
  category: 'PUBLIC',
  transportAgency: 'Demo City Taxi',
};

/** One journey of demo mode. */
export interface DemoDrive {
  /** Place in the list of demo citizens, from 0. */
  readonly citizen: number;
  readonly vehicle: DemoVehicle;
  readonly kind: DriveKind;
  readonly route: RouteName;
  /** Days before today, 1-6: the service accepts journeys of the last seven days. */
  readonly daysAgo: number;
  /** Hour of the day of the start, UTC. */
  readonly hour: number;
  readonly minutes: number;
}

/** A passenger's journey in the bus of a drive: at its time, on its way. */
export interface DemoRide {
  /** Place in the list of demo citizens, from 0. */
  readonly citizen: number;
  /** Place in the list of drives, from 0. */
  readonly drive: number;
}

/** The journeys of demo mode. A new one comes last: what is drawn for a drive and the id of its start go by its place. */
export const DEMO_DRIVES: readonly DemoDrive[] = [
  drive(0, CAR, { kind: 'city', route: 'yaounde-city', daysAgo: 6, hour: 7, minutes: 15 }),
  drive(0, CAR, { kind: 'corridor', route: 'douala-yaounde-n3', daysAgo: 4, hour: 9, minutes: 22 }),
  drive(0, CAR, { kind: 'stop-and-go', route: 'douala-city', daysAgo: 1, hour: 16, minutes: 12 }),
  drive(1, COACH, { kind: 'hurry', route: 'douala-yaounde-n3', daysAgo: 3, hour: 6, minutes: 25 }),
  drive(1, COACH, { kind: 'corridor', route: 'douala-yaounde-n3', daysAgo: 1, hour: 13, minutes: 20 }),
  drive(2, NIGHT_COACH, {
    kind: 'hurry',
    route: 'douala-bafoussam-n5',
    daysAgo: 5,
    hour: 17,
    minutes: 20,
  }),
  drive(2, NIGHT_COACH, {
    kind: 'hurry',
    route: 'yaounde-bafoussam-n4',
    daysAgo: 2,
    hour: 18,
    minutes: 18,
  }),
  drive(3, BIKE, { kind: 'stop-and-go', route: 'douala-city', daysAgo: 3, hour: 6, minutes: 10 }),
  drive(3, BIKE, { kind: 'city', route: 'douala-city', daysAgo: 1, hour: 15, minutes: 12 }),
  drive(4, PICKUP, { kind: 'hurry', route: 'yaounde-bafoussam-n4', daysAgo: 2, hour: 10, minutes: 20 }),
  drive(5, TAXI, { kind: 'city', route: 'yaounde-city', daysAgo: 6, hour: 11, minutes: 15 }),
  drive(5, TAXI, { kind: 'city', route: 'yaounde-city', daysAgo: 1, hour: 8, minutes: 15 }),
  drive(1, COACH, { kind: 'hurry', route: 'yaounde-bafoussam-n4', daysAgo: 5, hour: 14, minutes: 8 }),
  drive(2, NIGHT_COACH, { kind: 'hurry', route: 'douala-yaounde-n3', daysAgo: 4, hour: 19, minutes: 8 }),
];

/** Passengers of the coaches, who have scanned its code: which citizen in which of the drives. */
export const DEMO_RIDES: readonly DemoRide[] = [
  { citizen: 4, drive: 3 },
  { citizen: 5, drive: 3 },
  { citizen: 4, drive: 4 },
];

function drive(
  citizen: number,
  vehicle: DemoVehicle,
  over: Omit<DemoDrive, 'citizen' | 'vehicle'>,
): DemoDrive {
  return { citizen, vehicle, ...over };
}

/** One incident of demo mode, submitted by a demo citizen. */
export interface DemoIncident {
  readonly citizen: number;
  readonly input: Readonly<Record<string, unknown>>;
  readonly daysAgo: number;
  readonly hour: number;
}

/** The incidents of demo mode. */
export const DEMO_INCIDENTS: readonly DemoIncident[] = [
  {
    citizen: 0,
    daysAgo: 4,
    hour: 10,
    input: {
      mood: 'SCARED',
      incidentType: 'RECKLESS_DRIVING',
      severity: 'HIGH',
      description: 'Demo: a coach overtook in a bend.',
      location: { lat: 3.857, lng: 10.516 },
    },
  },
  {
    citizen: 4,
    daysAgo: 2,
    hour: 11,
    input: {
      mood: 'WORRIED',
      incidentType: 'ROAD_HAZARD',
      severity: 'MEDIUM',
      description: 'Demo: a fallen tree takes half of the road.',
      location: { lat: 4.8833, lng: 10.7833 },
    },
  },
  {
    citizen: 3,
    daysAgo: 1,
    hour: 16,
    input: {
      mood: 'CONFUSED',
      incidentType: 'TRAFFIC_LIGHT',
      severity: 'LOW',
      description: 'Demo: the traffic light at the junction is dark.',
      location: { lat: 4.044, lng: 9.742 },
    },
  },
];
