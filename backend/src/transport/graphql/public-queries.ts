import { getOperationAST, Kind } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHourlyForVisitors } from '../../platform/hourly-figures';
import type { Services } from '../../platform/context/context';
import { isForVisitors, isKnown, tagOf, UNTIL_NEXT_HOUR } from '../http/public-answer';
import { queryOf } from '../http/query-of';

/** Part of a hook `onSend` that may change what is sent. */
type ChangeAnswer = (request: FastifyRequest, reply: FastifyReply, payload: unknown) => Promise<unknown>;

/**
 * Lets clients and what stands between store answers to queries by GET that ask for nothing but hourly figures, without a session. The
 * tag is that of the data alone: the cost beside them differs each time.
 */
export function storeHourlyAnswers(schema: GraphQLSchema, { clock }: Services): ChangeAnswer {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const isHourly = (document: DocumentNode, operationName: string | undefined): boolean => {
    const asked = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
    return (
      asked.length > 0 &&
      asked.every(
        (field) =>
          field.kind === Kind.FIELD && isHourlyForVisitors(fields[field.name.value]?.extensions ?? {}),
      )
    );
  };
  return (request, reply, payload) => {
    const { method, readDocument: document } = request;
    const isRead = method === 'GET' && reply.statusCode === 200 && typeof payload === 'string';
    if (!isRead || document === null || !isForVisitors(request)) {
      return Promise.resolve(payload);
    }
    // Apollo Server has written it.
    const { data, errors } = JSON.parse(payload) as { data?: unknown; errors?: unknown };
    if (errors !== undefined || !isHourly(document, queryOf(request)['operationName'])) {
      return Promise.resolve(payload);
    }
    const freshS = UNTIL_NEXT_HOUR(clock().getTime());
    const isSame = isKnown(request, reply, { tag: tagOf(JSON.stringify(data)), freshS });
    return Promise.resolve(isSame ? null : payload);
  };
}
