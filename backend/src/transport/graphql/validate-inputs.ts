import { getMetadataStorage, validateSync } from 'class-validator';
import type { ValidationError, ValidatorOptions } from 'class-validator';
import { getNamedType, isInputObjectType } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { ValidatorFn } from 'type-graphql';
import type { GraphqlContext } from '../../modules/identity/accounts/graphql-context';
import { AppError, badInput } from '../../platform/errors';
import { admitted } from '../../modules/identity/acts/admitted';
import { requireScope } from '../../modules/identity/acts/require-scope';
import { policyOf } from '../../modules/identity/acts/serves.decorator';
import { hasPermission, isStaff } from '../../modules/identity/accounts/actor';
import type { AppCtx } from '../../modules/identity/accounts/actor';

/** So many faulty fields are named at once. */
const MOST_FAULTS = 100;
/** Arguments that are all that there is of an input: their fields are named without them. */
const UNNAMED = ['input', 'target'];

/** The schema says what may be null. Neither the input nor its values go into an error: that of 500 fixes would have 96 kB. */
const OPTIONS: ValidatorOptions = {
  skipNullProperties: true,
  skipUndefinedProperties: true,
  validationError: { target: false, value: false },
};

/** Whether fields of a class are bounded, by the class; reflecting on it costs more than most inputs do. */
const bounded = new Map<object, boolean>();

/**
 * Holds every input of GraphQL to the bounds that its class declares, before the act gets it. Who may not ask for the
 * operation gets that refusal whatever they have sent: the bounds are looked at first, but a fault is shown to those alone who may ask.
 * @throws BAD_USER_INPUT with the path and the sentence of each faulty field, UNAUTHENTICATED, FORBIDDEN
 */
export const validateInputs: ValidatorFn = (input: unknown, _type, { context, info }) => {
  // Every door of GraphQL makes this context; the library knows it as some object.
  const { ctx } = context as GraphqlContext;
  if (typeof input !== 'object' || input === null || !isBounded(input)) {
    return;
  }
  const faults = faultsOf(input);
  if (faults.length === 0) {
    return;
  }
  const prefix = prefixOf(info);
  const fields = faults.slice(0, MOST_FAULTS).map(([path, sentence]) => [`${prefix}${path}`, sentence]);
  refuseStrangers(ctx, info);
  throw badInput(Object.fromEntries(fields));
};

function refuseStrangers(ctx: AppCtx, { parentType, fieldName }: GraphQLResolveInfo): void {
  const declared = policyOf(parentType.getFields()[fieldName]?.extensions ?? {});
  if (declared === null) {
    return;
  }
  requireScope(declared, ctx);
  const { may, ...rest } = declared;
  if (may.who === 'anyone') {
    return;
  }
  const { actor } = admitted({ ...rest, may }, ctx);
  // Staff see everything that such an act is about, so that nothing else decides.
  if (may.who === 'right' && isStaff(actor) && !hasPermission(actor, may.right)) {
    throw new AppError('FORBIDDEN');
  }
}

/** Faults of an input: path and sentence of each faulty field, in the order of its class. */
export function faultsOf(input: object): [path: string, sentence: string][] {
  const errors = validateSync(input, OPTIONS);
  return errors.flatMap((error) => flattened(error, ''));
}

function flattened(
  { property, constraints = {}, children = [] }: ValidationError,
  above: string,
): [string, string][] {
  const path = `${above}${property}`;
  const own = Object.values(constraints).map((sentence): [string, string] => [path, sentence]);
  return [...own, ...children.flatMap((child) => flattened(child, `${path}.`))];
}

function isBounded({ constructor: type }: object): boolean {
  const known =
    bounded.get(type) ?? getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0;
  bounded.set(type, known);
  return known;
}

/** No operation has two inputs, so that the argument follows from the operation. */
function prefixOf({ parentType, fieldName }: GraphQLResolveInfo): string {
  const args = parentType.getFields()[fieldName]?.args ?? [];
  const name = args.find(({ type }) => isInputObjectType(getNamedType(type)))?.name ?? UNNAMED[0];
  return name === undefined || UNNAMED.includes(name) ? '' : `${name}.`;
}
