import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLArgument, GraphQLInputType } from 'graphql';
import { globalIdOf } from '../../platform/nodes/global-id';

/** Values of a sample by their names. */
export type SampleValues = Readonly<Record<string, unknown>>;

/** Sample values of the required arguments of a field: of the right shape, plainly made up, and about nobody. */
export function sampleVariables(field: string, args: readonly GraphQLArgument[]): SampleValues {
  const required = args.filter(isRequiredArgument);
  return {
    ...Object.fromEntries(required.map(({ name, type }) => [name, sampleOf(name, type)])),
    ...WHOLE_SAMPLES[field],
  };
}

function sampleOf(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) {
    return sampleOf(name, type.ofType);
  }
  if (isListType(type)) {
    return [sampleOf(name, type.ofType)];
  }
  if (isEnumType(type)) {
    return BY_NAME[name] ?? type.getValues()[0]?.name;
  }
  if (isInputObjectType(type)) {
    return BY_NAME[name] ?? requiredOf(Object.values(type.getFields()).filter(isRequiredInputField));
  }
  return BY_NAME[name] ?? BY_TYPE[type.name];
}

function requiredOf(
  fields: readonly { readonly name: string; readonly type: GraphQLInputType }[],
): SampleValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, sampleOf(name, type)]));
}

const PATROL_NIGHT = { night: '2026-11-20', fromHour: 18, hours: 8, starts: ['Douala', 'Edéa', 'Yaoundé'] };
const PLACE = { lat: 4.0511, lng: 9.7679 };
const CLIENT_ID = '6f1c2f0e-9d0b-4c55-8f3a-0d5a8e1b7c42';

const BY_TYPE: SampleValues = {
  ID: '17',
  Int: 1,
  Float: 1,
  Boolean: true,
  String: 'Sample',
  DateTime: '2026-01-15T07:30:00Z',
};

const BY_NAME: SampleValues = {
  ...PLACE,
  location: PLACE,
  clientId: CLIENT_ID,
  mobileNumber: '677000000',
  userId: '900000017',
  username: 'sample.person',
  password: 'a fair wind to Garoua',
  currentPassword: 'a fair wind to Garoua',
  newPassword: 'a fair wind to Kribi',
  pin: '471528',
  newPin: '483920',
  code: '482913',
  reason: 'The signs were looked at',
  statement: 'The sign was hidden by a tree.',
  registrationNumber: 'LT 482 KD',
  language: 'EN',
  caution: 50,
  warning: 60,
  danger: 70,
  within: { south: 2, west: 8, north: 13, east: 17 },
  target: { audience: 'ALL' },
};

/** A limit of a town with a sign at its edge. */
const TOWN = {
  zone: 'TOWN',
  placeName: 'Pouma',
  classLimits: LIMITED_CLASSES.map((vehicleClass) => ({ vehicleClass, limitKmh: 50 })),
  source: 'Survey, photo of the sign',
  confidence: 'HIGH',
  geometryUncertaintyM: 20,
  shape: { kind: 'CIRCLE', centre: [10.5, 3.85], radiusM: 500 },
};

/** Samples of fields whose names alone do not say it, or that show more than what is required. */
const WHOLE_SAMPLES: Readonly<Record<string, SampleValues>> = {
  'Query.interventions': { from: '2026-01-15T07:30:00Z', until: '2026-11-20T07:30:00Z' },
  'Query.node': { id: globalIdOf('Journey', '17') },
  'Query.previewLimitChange': { input: { limit: TOWN } },
  'Mutation.addTrafficCount': {
    input: {
      segment: 'N3-022',
      countedOn: '2026-01-15',
      fromHour: 8,
      untilHour: 12,
      vehicleGroup: 'ALL',
      vehicles: 1_000,
      clientId: CLIENT_ID,
    },
  },
  'Mutation.broadcastAlert': {
    input: {
      textEn: 'Heavy rain on the N3',
      textFr: 'Forte pluie sur la N3',
      expiresAt: '2026-01-15T19:30:00Z',
    },
  },
  'Mutation.createApiKey': { input: { name: 'Traffic page', scopes: ['statistics:read'] } },
  'Mutation.createWebhook': { input: { url: 'https://news.example/hook', kinds: ['LIMITS_CHANGED'] } },
  'Mutation.generateReport': { input: { period: 'MONTHLY' } },
  'Mutation.proposeSpeedLimit': { input: { limit: TOWN, reason: 'The sign stands 1.4 km before our edge.' } },
  'Mutation.countPatrolStops': {
    input: { night: '2026-11-20', version: 2, counts: [{ stop: 0, counted: 7 }] },
  },
  'Mutation.printPatrolPlan': { input: { night: '2026-11-20', version: 2, clientId: CLIENT_ID } },
  'Query.patrolPlan': { night: '2026-11-20' },
  'Query.patrolPlaces': { input: PATROL_NIGHT },
  'Query.patrolProposal': { input: PATROL_NIGHT },
  'Mutation.savePatrolPlan': { input: { ...PATROL_NIGHT, version: 0, stops: [], isReplanned: true } },
  'Mutation.recordFixes': {
    input: {
      journeyId: '17',
      fixes: [
        { seq: 1, ...PLACE, recordedAt: '2026-01-15T07:30:00Z', accuracyM: 8, speedKmh: 46.8 },
        {
          seq: 2,
          lat: 4.0512,
          lng: 9.7681,
          recordedAt: '2026-01-15T07:30:02Z',
          accuracyM: 8,
          speedKmh: 47.1,
        },
      ],
    },
  },
  'Mutation.registerCampaign': {
    input: {
      name: 'Signs before Pouma',
      kind: 'SIGNS',
      road: 'N3',
      fromKm: 60,
      toKm: 130,
      vehicles: 'ALL',
      startsOn: '2026-11-20',
      weeks: 12,
      goalPercent: -20,
      clientId: CLIENT_ID,
    },
  },
  'Mutation.serveNotice': { input: { caseId: '17', way: 'BY_HAND', reason: 'Handed over at the depot.' } },
  'Mutation.setViolatorStatus': {
    input: { vehicleId: '17', status: 'UNDER_REVIEW', reason: 'Five proven stretches on three days.' },
  },
  'Mutation.storePushSubscription': {
    input: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/a-phone',
      p256dh: 'B'.repeat(87),
      auth: 'A'.repeat(22),
    },
  },
};
