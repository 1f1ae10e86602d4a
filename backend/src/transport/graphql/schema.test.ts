import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getNamedType,
  getNullableType,
  GraphQLInputObjectType,
  GraphQLObjectType,
  isEnumType,
  isNonNullType,
  isSpecifiedScalarType,
} from 'graphql';
import { policyOf } from '../../modules/identity/acts/serves.decorator';
import { schemaText } from './schema-text';
import { graphqlSchema } from './schema';

/** Words by which a description says when a value is null. */
const NULL_SAID = /\b(null|without|none|as above|unless|empty|until|while|else)\b/i;
/** Words by which a description says who may. */
const MAY_SAID =
  /\b(can[A-Z]\w+|see[A-Z]\w+|(answer|print)Agency\w+|[Oo]wn|[Vv]iewer|[Cc]aller|[Cc]itizens?|[Ss]taff|signed in|session|[Ss]upervisors?|UNAUTHENTICATED|FORBIDDEN)\b|[Oo]ne[’']s /;

/** Mutations from before each new one had one input and one payload. */
const OLDER_MUTATIONS = [
  'approveDevice beginHostedSignIn broadcastAlert cancelExport changeRole clearDemoData',
  'confirmViolatorStatus decideRevision deletePushSubscription deleteTracker endAllJourneys',
  'enrolTracker issueAgencyCode issueVehicleCode linkHostedIdentity markNotificationsRead',
  'proposeLimitConfirmations proposeSpeedLimit refuseLimitProposals registerVehicle reinstateUser',
  'removeTotp reportViolation requestNumberCode revealNumbers revealRegistrations revokeAgencyCode',
  'revokeAgencyInvitation revokeAlert revokeDevice revokeOtherSessions revokeSession revokeVehicleCode',
  'secondLimitProposals setAgencyNameConsent setAlertSettings setFineTariff setQuietHours setRetention',
  'setSpeedThresholds setVehicleAgency setVehicleClass setViolatorStatus signOut startExport',
  'storePushSubscription suspendUser undoDeletion withdrawLimitProposals withdrawViolatorStatus',
].join(' ');

const SCHEMA_FILE = join(__dirname, '../../../../schema.graphql');

test('schema.graphql at the root is what the code serves', async () => {
  expect(await schemaText()).toBe(readFileSync(SCHEMA_FILE, 'utf8'));
});

test('every type, field and argument of ours says what it is', async () => {
  const schema = await graphqlSchema();
  const types = Object.values(schema.getTypeMap()).flatMap((type) => {
    const hasFields = type instanceof GraphQLObjectType || type instanceof GraphQLInputObjectType;
    return hasFields && !type.name.startsWith('__') ? [type] : [];
  });
  const silent = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const args = 'args' in field ? field.args : [];
      const undescribed = [field, ...args].filter(({ description }) => !description);
      return undescribed.map(({ name }) => `${type.name}.${field.name}: ${name}`);
    }),
  );
  expect(types.length).toBeGreaterThan(20);
  expect(silent).toEqual([]);
});

test('every type and every value of an enum says what it is', async () => {
  const types = Object.values((await graphqlSchema()).getTypeMap()).filter(
    (type) =>
      !type.name.startsWith('__') &&
      !isSpecifiedScalarType(type) &&
      !/^(Query|Mutation|Subscription)$/.test(type.name),
  );
  const values = types
    .filter(isEnumType)
    .flatMap((type) =>
      type.getValues().map(({ name, description }) => ({ name: `${type.name}.${name}`, description })),
    );
  expect(values.length).toBeGreaterThan(100);
  expect([...types, ...values].filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('every field that may be null says when it is', async () => {
  const types = Object.values((await graphqlSchema()).getTypeMap()).filter(
    (type) => type instanceof GraphQLObjectType && !type.name.startsWith('__'),
  );
  const silent = types.flatMap((type) =>
    type instanceof GraphQLObjectType
      ? Object.values(type.getFields())
          .filter(
            ({ type: given, description }) => !isNonNullType(given) && !NULL_SAID.test(description ?? ''),
          )
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  expect(silent).toEqual([]);
});

test('every operation that is closed to some says who may', async () => {
  const schema = await graphqlSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const silent = roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ extensions, description }) => {
        const declared = policyOf(extensions);
        return declared !== null && declared.may.who !== 'anyone' && !MAY_SAID.test(description ?? '');
      })
      .map(({ name }) => `${root?.name}.${name}`),
  );
  expect(silent).toEqual([]);
});

test('days are of the scalar Date, and no day is a text', async () => {
  const schema = await graphqlSchema();
  const days = Object.values(schema.getTypeMap()).flatMap((type) =>
    type instanceof GraphQLObjectType
      ? Object.values(type.getFields())
          .filter(({ name }) => /^(day|date|weekOf|earnedDate)$/.test(name))
          .map((field) => [`${type.name}.${field.name}`, getNamedType(getNullableType(field.type)).name])
      : [],
  );
  expect(days.length).toBeGreaterThanOrEqual(6);
  expect(days.filter(([, scalar]) => scalar !== 'Date')).toEqual([]);
});

test('a new mutation has one input and gives one payload', async () => {
  const fields = Object.values((await graphqlSchema()).getMutationType()?.getFields() ?? {});
  const others = fields.filter(({ args, type }) => {
    const [input, ...more] = args;
    return input?.name !== 'input' || more.length > 0 || !String(type).endsWith('Payload!');
  });
  expect(others.map(({ name }) => name).sort()).toEqual(OLDER_MUTATIONS.split(' '));
});
