import type { DocumentNode, GraphQLSchema, OperationDefinitionNode, SelectionNode } from 'graphql';
import { getOperationAST, GraphQLError, specifiedRules, validate } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../http/caller';
import { costFault, readDocument, sizeFault } from '../graphql/document-limits';

/** More than the app has; a document that was pushed out is only read again. */
const MOST_KNOWN = 100;
/** The app's own longest subscription has a quarter of it, characters; what is longer is read each time. */
const LONGEST_KNOWN = 4_000;

/** Documents of subscriptions: a thousand phones that come back together all bring the same few. */
export class SubscriptionDocuments {
  private readonly known = new LRUCache<string, DocumentNode>({ max: MOST_KNOWN });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly refusal: (sentence?: string) => GraphQLError,
  ) {}

  /** The document of a payload, whole and within the limits of all documents; else what is wrong with it. */
  read(
    { query, operationName, variables }: SubscribePayload,
    caller: Caller,
  ): DocumentNode | readonly GraphQLError[] {
    const document = this.known.get(query) ?? this.parsed(query);
    if (document instanceof GraphQLError) {
      return [document];
    }
    const operation = { schema: this.schema, document, operationName, variables };
    const fault = sizeFault(document, caller) ?? costFault(operation) ?? this.rootFault(operation);
    if (fault !== null) {
      return [fault];
    }
    const faults = this.known.has(query) ? [] : validate(this.schema, document, specifiedRules);
    if (faults.length > 0) {
      return faults;
    }
    if (query.length <= LONGEST_KNOWN) {
      this.known.set(query, document);
    }
    return document;
  }

  private parsed(query: string): DocumentNode | GraphQLError {
    try {
      return readDocument(query);
    } catch (error) {
      return error instanceof GraphQLError ? error : this.refusal();
    }
  }

  /** A subscription without its one field is an error that graphql-js throws rather than answers. */
  private rootFault({
    document,
    operationName,
  }: {
    document: DocumentNode;
    operationName?: string | null | undefined;
  }): GraphQLError | null {
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'subscription') {
      return this.refusal('Only subscriptions are served here.');
    }
    return rootSelections(document, operation).some(isConditional)
      ? this.refusal('The field of a subscription takes neither @skip nor @include.')
      : null;
  }
}

/** Everything that stands at the root of an operation, fragments and what they hold included. */
function rootSelections(document: DocumentNode, operation: OperationDefinitionNode): SelectionNode[] {
  const spread = new Set<string>();
  const within = (selection: SelectionNode): SelectionNode[] => {
    if (selection.kind === 'Field') {
      return [selection];
    }
    if (selection.kind === 'InlineFragment') {
      return [selection, ...selection.selectionSet.selections.flatMap(within)];
    }
    const name = selection.name.value;
    if (spread.has(name)) {
      return [selection];
    }
    spread.add(name);
    const fragments = document.definitions.flatMap((definition) =>
      definition.kind === 'FragmentDefinition' && definition.name.value === name ? [definition] : [],
    );
    return [selection, ...fragments.flatMap(({ selectionSet }) => selectionSet.selections.flatMap(within))];
  };
  return operation.selectionSet.selections.flatMap(within);
}

function isConditional({ directives = [] }: SelectionNode): boolean {
  return directives.some(({ name }) => name.value === 'skip' || name.value === 'include');
}
