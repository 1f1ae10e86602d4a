import { TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { isAgencyRole, isStaffRole } from '@wakafine/domain/people/roles';
import type { Services } from '../../platform/context/context';
import type { Caller } from '../http/caller';

/** Gives the function that counts the deprecated fields that a document asks for, by who asks. */
export function countDeprecatedFields(
  schema: GraphQLSchema,
  { deprecatedUse, tallies, clock }: Services,
): (document: DocumentNode, caller: Caller) => void {
  const known = new WeakMap<DocumentNode, readonly string[]>();
  return (document, caller) => {
    const fields = known.get(document) ?? deprecatedIn(schema, document);
    known.set(document, fields);
    if (fields.length === 0) {
      return;
    }
    const kind = kindOf(caller);
    deprecatedUse.note(fields, caller.key === null ? kind : `key:${caller.key.id}`, clock().getTime());
    fields.forEach((field) => tallies.deprecatedFields.add([field, kind]));
  };
}

/** Deprecated fields that a document names, each once, such as `Query.sentAlerts`. */
export function deprecatedIn(schema: GraphQLSchema, document: DocumentNode): readonly string[] {
  const types = new TypeInfo(schema);
  const found = new Set<string>();
  const collect = visitWithTypeInfo(types, {
    Field: () => {
      const field = types.getFieldDef();
      const parent = types.getParentType();
      if (field && parent && field.deprecationReason !== undefined && field.deprecationReason !== null) {
        found.add(`${parent.name}.${field.name}`);
      }
    },
  });
  visit(document, collect);
  return [...found];
}

function kindOf({ actor, key }: Caller): string {
  if (key !== null) {
    return 'key';
  }
  if (actor === null) {
    return 'visitor';
  }
  return isStaffRole(actor.role) ? 'staff' : isAgencyRole(actor.role) ? 'agency' : 'citizen';
}
