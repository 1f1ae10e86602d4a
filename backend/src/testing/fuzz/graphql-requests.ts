import fc from 'fast-check';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import type { GraphQLInputType, GraphQLSchema } from 'graphql';
import { documentFor, fieldOf, fieldsOf } from '../server/any-operation';
import { LIKELY, mostly, mostlyWhole } from './odd-values';
import type { FuzzRequest } from './fuzz-request';

const LIKELY_OF_SCALAR: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  String: LIKELY.text,
  ID: LIKELY.id,
  Int: LIKELY.whole,
  Float: LIKELY.number,
  Boolean: LIKELY.flag,
  DateTime: LIKELY.time,
};
/** Each costs a deliberate amount of processor time. */
const SLOW =
  /^(signIn|signUp|adminSignIn|resetPin|requestPinReset|changePassword|createStaff|deleteMyAccount|confirmIdentity|enrolTotp)/;

/** Requests of every query and mutation of the schema, with variables made from its types. */
export function graphqlRequests(schema: GraphQLSchema): fc.Arbitrary<FuzzRequest> {
  const operations = (['Query', 'Mutation'] as const).flatMap((root) =>
    fieldsOf(schema, root).map((name) => {
      const { args } = fieldOf(schema, root, name);
      const members = Object.fromEntries(
        args.map((argument) => [argument.name, valueOf(argument.type, argument.name)]),
      );
      const query = mostlyIntact(documentFor(schema, root, name));
      const body = fc.record({ query, variables: mostlyWhole(members) });
      return { weight: SLOW.test(name) ? 1 : 4, arbitrary: body.map((each) => asRequest(name, each)) };
    }),
  );
  return fc.oneof(...operations);
}

function asRequest(name: string, body: unknown): FuzzRequest {
  return { name, method: 'POST', path: '/graphql', headers: {}, body: JSON.stringify(body) };
}

/** Now and then a document that was cut or has something in it that belongs nowhere. */
function mostlyIntact(document: string): fc.Arbitrary<string> {
  const broken = fc
    .tuple(
      fc.nat(document.length),
      fc.constantFrom(
        '',
        '{',
        '}',
        '"',
        '@skip(if: true)',
        '...x',
        '\u0000',
        '$x',
        ' __proto__{x} ',
        ' constructor ',
      ),
    )
    .map(([at, inserted]) =>
      inserted === '' ? document.slice(0, at) : document.slice(0, at) + inserted + document.slice(at),
    );
  return fc.oneof({ weight: 30, arbitrary: fc.constant(document) }, { weight: 1, arbitrary: broken });
}

function valueOf(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  const given = givenValueOf(getNullableType(type), name);
  return isNonNullType(type)
    ? given
    : fc.oneof({ weight: 5, arbitrary: given }, { weight: 1, arbitrary: fc.constant(null) });
}

function givenValueOf(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  if (isListType(type)) {
    return mostly(fc.array(valueOf(type.ofType, name), { maxLength: 3 }));
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return mostlyWhole(
      Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, field.name)])),
    );
  }
  if (isEnumType(type)) {
    return mostly(fc.constantFrom(...type.getValues().map((value) => value.name)));
  }
  return mostly((isScalarType(type) && LIKELY_OF_SCALAR[type.name]) || LIKELY.text, name);
}
