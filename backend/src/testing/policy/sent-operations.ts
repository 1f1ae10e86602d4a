import { Kind, print } from 'graphql';
import type { FieldNode, OperationDefinitionNode, ValueNode } from 'graphql';
import { ASKERS, POLICY } from '../../transport/policy/policy-table';
import type { Asker } from '../../transport/policy/policy-table';
import { GRAPHQL_CALLS } from './graphql-calls';
import type { Surroundings } from './graphql-calls';
import type { Party } from '../party/party';
import { sentDocuments } from './sent-documents';
import type { SentDocument } from './sent-documents';

/** An operation of the web app. */
export interface SentOperation {
  readonly name: string;
  readonly kind: OperationDefinitionNode['operation'];
  readonly query: string;
  /** The folder of the web app that asks. */
  readonly folder: string;
  /** The operations of the policy table that it performs. */
  readonly performs: readonly string[];
  /** Variables with which it asks for what there is. */
  variables(party: Party, surroundings: Surroundings): Promise<Record<string, unknown>>;
}

/** Variables beside the thing that is asked about: whole pages, and the longest ranges. */
const USUAL: Readonly<Record<string, unknown>> = {
  first: 50,
  isCounted: true,
  range: 'LAST_30_DAYS',
  days: 30,
  sort: 'NEWEST',
  agenciesBy: 'VIOLATIONS',
};
/** Measures of operations that know others under the same name. */
const BY: Readonly<Record<string, string>> = { 'Query.hotspots': 'PER_PASSAGE' };
const BY_DEFAULT = 'VIOLATIONS';

/** All operations of the web app. */
export function sentOperations(): SentOperation[] {
  return [...sentDocuments()].map(([name, sent]) => sentOperation(name, sent));
}

/** Pages of the web app by who opens them; what they share is asked for by all. */
const OPENED_BY: Readonly<Record<string, readonly Asker[]>> = {
  staff: ['admin'],
  agency: ['agencyManager'],
  features: ['visitor', 'owner'],
};
const ANYBODY: readonly Asker[] = ['visitor', 'owner', 'agencyManager', 'admin'];

/** Those whose pages ask for an operation, and to whom nothing in it is refused. */
export function askersOf({ folder, performs }: SentOperation): Asker[] {
  return (OPENED_BY[folder] ?? ANYBODY).filter((asker) =>
    performs.every((operation) => !/^[A-Z_]+$/.test(POLICY[operation]?.[ASKERS.indexOf(asker)] ?? 'NONE')),
  );
}

function sentOperation(name: string, { document, folder }: SentDocument): SentOperation {
  const operation = document.definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined) {
    throw new Error(`${name} is no operation`);
  }
  const kind = operation.operation;
  const root = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const fields = operation.selectionSet.selections.filter((each) => each.kind === Kind.FIELD);
  const nameOf = (field: FieldNode): string => `${root}.${field.name.value}`;
  return {
    name,
    kind,
    folder,
    query: print(document),
    performs: fields.map(nameOf),
    async variables(party, surroundings) {
      const given: Record<string, unknown> = {};
      for (const field of fields) {
        const right = { ...(await GRAPHQL_CALLS[nameOf(field)]?.(party, surroundings)) };
        for (const argument of field.arguments ?? []) {
          const usual = argument.name.value === 'by' ? (BY[nameOf(field)] ?? BY_DEFAULT) : undefined;
          fill(given, argument.value, right[argument.name.value] ?? usual);
        }
      }
      const declared = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
      return { ...Object.fromEntries(declared.map((each) => [each, USUAL[each]])), ...given };
    },
  };
}

/** Notes the values of the variables in an argument; in an object, those of its members. */
function fill(given: Record<string, unknown>, at: ValueNode, value: unknown): void {
  if (value === undefined) {
    return;
  }
  if (at.kind === Kind.VARIABLE) {
    given[at.name.value] = value;
  }
  if (at.kind === Kind.OBJECT && typeof value === 'object' && value !== null) {
    at.fields.forEach((member) => fill(given, member.value, Reflect.get(value, member.name.value)));
  }
}
