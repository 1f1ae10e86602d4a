import type { DocumentNode, GraphQLSchema } from 'graphql';
import { getOperationAST, GraphQLError, parse, specifiedRules, validate } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import { costFault, documentRules, MAX_TOKENS } from '../graphql/document-limits';

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
  read({ query, operationName, variables }: SubscribePayload): DocumentNode | readonly GraphQLError[] {
    const document = this.known.get(query) ?? this.readAnew(query);
    if (!('kind' in document)) {
      return document;
    }
    if (getOperationAST(document, operationName)?.operation !== 'subscription') {
      return [this.refusal('Only subscriptions are served over the WebSocket.')];
    }
    const tooMuch = costFault({ schema: this.schema, document, operationName, variables });
    return tooMuch === null ? document : [tooMuch];
  }

  private readAnew(query: string): DocumentNode | readonly GraphQLError[] {
    const document = this.parsed(query);
    if (document instanceof GraphQLError) {
      return [document];
    }
    const faults = validate(this.schema, document, [...specifiedRules, ...documentRules]);
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
      return parse(query, { maxTokens: MAX_TOKENS });
    } catch (error) {
      return error instanceof GraphQLError ? error : this.refusal();
    }
  }
}
