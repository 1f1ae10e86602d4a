import type { DocumentNode } from 'graphql';
import { GraphQLError, parse } from 'graphql';
import type { Caller } from '../http/caller';
import { measureDocument } from './document-size';
import type { DocumentSize, MeasuredDocument } from './document-size';
import { MAX_LENGTH } from './long-document';
import { MAX_COST } from '@wakafine/domain/api/field-costs';
import { MAX_TOKENS, SIGNED_IN_DOCUMENT, VISITOR_DOCUMENT } from '@wakafine/domain/api/api-limits';
import { costOf } from '@wakafine/domain/api/operation-cost';
import type { CostedOperation } from '@wakafine/domain/api/operation-cost';

/** For documents that ask for the schema alone, as tools do: the longest that graphql-js makes has 301 fields. */
const INTROSPECTION: DocumentSize = { ...SIGNED_IN_DOCUMENT, fields: 400, depth: 20, nesting: 30 };

/**
 * Reads the text of a document.
 * @throws GraphQLError for what is too long and for faults of syntax
 */
export function readDocument(text: string): DocumentNode {
  if (text.length > MAX_LENGTH) {
    throw tooLong();
  }
  try {
    return parse(text, { maxTokens: MAX_TOKENS });
  } catch (error) {
    // Lists nested without end overflow the stack of the parser.
    throw error instanceof GraphQLError ? error : refusal(TOO_LARGE);
  }
}

/** The refusal of a document that is longer than any may be. */
export function tooLong(): GraphQLError {
  return refusal('The document is too long.');
}

const measured = new WeakMap<DocumentNode, MeasuredDocument>();

function measure(document: DocumentNode): MeasuredDocument {
  const known = measured.get(document);
  if (known !== undefined) {
    return known;
  }
  const found = measureDocument(document);
  measured.set(document, found);
  return found;
}

/** Whether a document is small enough for anyone who has a session or a key. */
export function isForSignedIn(document: DocumentNode): boolean {
  return isWithin(measure(document).size, SIGNED_IN_DOCUMENT);
}

/** The refusal of a document that is larger than its sender may have it, or null. Costs one look at each selection. */
export function sizeFault(
  document: DocumentNode,
  { actor, key }: Pick<Caller, 'actor' | 'key'>,
): GraphQLError | null {
  const { size, isIntrospection } = measure(document);
  if (isIntrospection) {
    return isWithin(size, INTROSPECTION) ? null : refusal(TOO_LARGE);
  }
  if (!isWithin(size, SIGNED_IN_DOCUMENT)) {
    return refusal(TOO_LARGE);
  }
  return actor !== null || key !== null || isWithin(size, VISITOR_DOCUMENT)
    ? null
    : refusal(TOO_LARGE_FOR_VISITORS);
}

/** The refusal of an operation that asks for too much at once, or null. */
export function costFault(asked: CostedOperation): GraphQLError | null {
  return costOf(asked) > MAX_COST ? refusal('The operation asks for too much at once.') : null;
}

const TOO_LARGE = 'The document is too deep, or has too many aliases or directives.';
const TOO_LARGE_FOR_VISITORS =
  'Without a session or a key a document may have 100 fields in 6 levels. Please sign in, or ask for less at once.';

function isWithin(size: DocumentSize, limits: DocumentSize): boolean {
  return (
    size.fields <= limits.fields &&
    size.depth <= limits.depth &&
    size.nesting <= limits.nesting &&
    size.aliases <= limits.aliases &&
    size.directives <= limits.directives
  );
}

function refusal(sentence: string): GraphQLError {
  return new GraphQLError(sentence, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}
