import { getArgumentValues, isLeafType, isListType, isNonNullType, isObjectType } from 'graphql';
import type {
  DocumentNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  SelectionSetNode,
} from 'graphql';
import { formOf, readProperty } from './plain-fields';
import { selectedFields } from './selection';
import type { SelectedField, Values } from './selection';

/** One execution of a plan. */
export interface Run {
  readonly variables: Values;
  readonly contextValue: unknown;
  /** All that a resolver may ask of the operation around its field. */
  readonly operation: Omit<
    GraphQLResolveInfo,
    'fieldName' | 'fieldNodes' | 'parentType' | 'returnType' | 'path'
  >;
  /** Parts of the answer that are still under way; none of these rejects. */
  readonly pending: Promise<void>[];
  /** Notes that a part under way has failed. */
  readonly fail: () => void;
  /** Notes that a resolver is asked: what it gives is not read off what Query gave. */
  readonly noteResolver: () => void;
  /** Outcomes of the resolvers of Query, by the name in the answer. */
  readonly outcomes: Map<string | number, Outcome>;
}

/** Outcome of a resolver: a value, or an error. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown };

/** Puts fields of a source into an object of the answer. @throws Error for anything that is not as the schema wants it */
export type WriteFields = (source: unknown, target: Record<string, unknown>, run: Run) => void;

type Complete = (value: unknown, run: Run) => unknown;

/** The plan of selections of an object, or of Query itself; null where it can't be made. */
export function planFields(
  type: GraphQLObjectType,
  selections: readonly SelectionSetNode[],
  document: DocumentNode,
  { isRoot = false }: { isRoot?: boolean } = {},
): WriteFields | null {
  const writers: WriteFields[] = [];
  for (const selected of selectedFields(type, selections, document) ?? [null]) {
    const writer = selected === null ? null : planField(type, selected, { document, isRoot });
    if (writer === null) {
      return null;
    }
    writers.push(writer);
  }
  return (source, target, run) => {
    for (const write of writers) {
      write(source, target, run);
    }
  };
}

function planField(
  parentType: GraphQLObjectType,
  selected: SelectedField,
  { document, isRoot }: { document: DocumentNode; isRoot: boolean },
): WriteFields | null {
  const { key, field, isAsked } = selected;
  if (field === null) {
    return asked(isAsked, (_source, target) => {
      target[key] = parentType.name;
    });
  }
  const complete = planValue(field.type, selected, document);
  if (complete === null) {
    return null;
  }
  const { name } = field;
  if (field.resolve === readProperty) {
    return asked(isAsked, (source, target, run) => {
      target[key] = complete((source as Values)[name], run);
    });
  }
  const form = formOf(field.resolve);
  if (form !== null) {
    return asked(isAsked, (source, target, run) => {
      target[key] = complete(form((source as Values)[name]), run);
    });
  }
  const ofField = resolverOf(parentType, selected);
  const resolve = isRoot ? noted(key, ofField) : ofField;
  return asked(isAsked, (source, target, run) => {
    run.noteResolver();
    const value = resolve(source, run);
    if (!isUnderWay(value)) {
      target[key] = complete(value, run);
      return;
    }
    // Holds its place among the fields.
    target[key] = null;
    const written = value.then((resolved) => {
      target[key] = complete(resolved, run);
    });
    run.pending.push(written.catch(run.fail));
  });
}

function asked(isAsked: SelectedField['isAsked'], write: WriteFields): WriteFields {
  return isAsked === null
    ? write
    : (source, target, run) => {
        if (isAsked(run.variables)) {
          write(source, target, run);
        }
      };
}

/** Calls the resolver of a field, or what its property holds. */
function resolverOf(parentType: GraphQLObjectType, { key, field, nodes }: SelectedField): Complete {
  const [node] = nodes;
  if (field === null || node === undefined) {
    throw new Error(`${parentType.name}.${key} can't be resolved.`);
  }
  const { name, resolve, type: returnType } = field;
  return (source, run) => {
    const args = field.args.length === 0 ? {} : getArgumentValues(field, node, run.variables);
    if (resolve === undefined) {
      const given = source as Record<string, unknown>;
      const value = given[name];
      return typeof value === 'function' ? (value.call(given, args, run.contextValue) as unknown) : value;
    }
    const { schema, fragments, operation, rootValue, variableValues } = run.operation;
    // Written out: V8 makes a hidden class for each object that is spread from two, and such classes hold what lies around them until a full collection.
    return resolve(source, args, run.contextValue, {
      fieldName: name,
      fieldNodes: nodes,
      parentType,
      returnType,
      path: { prev: undefined, key, typename: parentType.name },
      schema,
      fragments,
      operation,
      rootValue,
      variableValues,
    });
  };
}

/** A resolver of which is noted what it gave. */
function noted(key: string, resolve: Complete): Complete {
  return (source, run) => {
    const note = (outcome: Outcome): void => void run.outcomes.set(key, outcome);
    try {
      const value = resolve(source, run);
      if (isUnderWay(value)) {
        value.then(
          (resolved) => note({ value: resolved }),
          (error: unknown) => note({ error }),
        );
      } else {
        note({ value });
      }
      return value;
    } catch (error) {
      note({ error });
      throw error;
    }
  };
}

function isUnderWay(value: unknown): value is Promise<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

function planValue(
  type: GraphQLOutputType,
  selected: SelectedField,
  document: DocumentNode,
): Complete | null {
  if (isNonNullType(type)) {
    const complete = planPresent(type.ofType, selected, document);
    return complete === null
      ? null
      : (value, run) => {
          if (value === null || value === undefined) {
            throw new Error(`${selected.key} is null.`);
          }
          return complete(value, run);
        };
  }
  const complete = planPresent(type, selected, document);
  return complete === null
    ? null
    : (value, run) => (value === null || value === undefined ? null : complete(value, run));
}

/** Completes a value that is there. */
function planPresent(
  type: GraphQLOutputType,
  selected: SelectedField,
  document: DocumentNode,
): Complete | null {
  if (isLeafType(type)) {
    return (value) => {
      const written = type.serialize(value);
      if (written === null || written === undefined || value instanceof Error) {
        throw new Error(`${selected.key} can't be written.`);
      }
      return written;
    };
  }
  if (isListType(type)) {
    const complete = planValue(type.ofType, selected, document);
    return complete === null ? null : (value, run) => itemsOf(value).map((item) => complete(item, run));
  }
  if (!isObjectType(type) || type.isTypeOf) {
    return null;
  }
  const write = planFields(type, selected.selections, document);
  return write === null
    ? null
    : (value, run) => {
        if (value instanceof Error || isUnderWay(value)) {
          throw new Error(`${selected.key} is no ${type.name}.`);
        }
        const target: Record<string, unknown> = {};
        write(value, target, run);
        return target;
      };
}

function itemsOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) {
    throw new Error('No list.');
  }
  return value;
}
