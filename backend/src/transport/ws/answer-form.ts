import { textFrame } from './frames';

/** Form in which values of operations are written to a connection, past its protocol library. */
export interface AnswerForm {
  /** Stands before the answers to an operation, and after each of them. */
  readonly start: (operationId: string) => Buffer;
  readonly end: Buffer;
  /** The parts of one value as bytes of the connection. */
  readonly framed: (parts: readonly Buffer[]) => Buffer;
}

/** Messages of graphql-transport-ws, each in a frame of its own. */
export const SOCKET_FORM: AnswerForm = {
  start: (operationId) => Buffer.from(`{"id":${JSON.stringify(operationId)},"type":"next","payload":`),
  end: Buffer.from('}'),
  framed: textFrame,
};
