import { getOperationAST, parse, type DocumentNode, type OperationTypeNode } from 'graphql';
import { isObject } from './json-object';

/** An operation as it stands in the editor. */
export interface WrittenOperation {
  query: string;
  /** JSON of an object; empty for none. */
  variables: string;
}

/** An operation that can be sent. */
export interface ReadOperation {
  query: string;
  document: DocumentNode;
  kind: OperationTypeNode;
  /** Null for an operation without a name. */
  name: string | null;
  variables: Record<string, unknown>;
}

/** Why an operation can't be sent. */
export type OperationFault = 'query' | 'variables' | 'several';

/** Reads what is written; the part that is at fault where it can't be sent. Of several operations none is chosen. */
export function readOperation(written: WrittenOperation): ReadOperation | OperationFault {
  const variables = readVariables(written.variables);
  if (variables === null) {
    return 'variables';
  }
  try {
    const document = parse(written.query);
    const operation = getOperationAST(document);
    return operation === null || operation === undefined
      ? 'several'
      : {
          query: written.query,
          document,
          kind: operation.operation,
          name: operation.name?.value ?? null,
          variables,
        };
  } catch {
    return 'query';
  }
}

/** Whether it can be sent. */
export function isRead(read: ReadOperation | OperationFault): read is ReadOperation {
  return typeof read !== 'string';
}

function readVariables(text: string): Record<string, unknown> | null {
  if (text.trim() === '') {
    return {};
  }
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
