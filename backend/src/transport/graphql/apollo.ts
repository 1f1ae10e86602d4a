import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { GraphqlContext } from '../../modules/identity/accounts/graphql-context';
import { HTTP_STATUS } from '@wakafine/domain/api/error-codes';
import type { NotedPage } from '../../platform/memory/noted-page';
import type { CostExtension } from '../budget/cost-extension';
import { logErrors, unavailableHead, withRequestId } from './answer-errors';
import type { Answering } from './answer-errors';
import { MAX_TOKENS } from '@wakafine/domain/api/api-limits';
import { formatError } from './error-format';

/** Context of resolvers in Apollo Server: the acts' context and the id of the request. */
export interface RequestContext extends GraphqlContext, Answering {
  /** Cost of the operation, and the remaining budget. */
  readonly costNow: () => CostExtension;
  /** Pages that were read for the answer, where these can be remembered. */
  readonly notedPages: readonly NotedPage[];
}

/** Apollo Server over the schema, with our error shape and without anything that calls home. */
export function apolloServer(schema: GraphQLSchema): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    formatError,
    parseOptions: { maxTokens: MAX_TOKENS },
    introspection: true,
    hideSchemaDetailsFromClientErrors: false,
    includeStacktraceInErrorResponses: false,
    // A document that is not in the request could not be measured before it is run.
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    // Pages of other sites send no cookie (`guardOtherSites`), a body is JSON, and a GET changes nothing: stock clients need no header.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      reportCost,
      reportErrors,
      refuseSubscriptions,
    ],
  });
}

/** Puts `extensions.cost` on every answer. */
const reportCost: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body }, contextValue }) {
        if (body.kind === 'single') {
          const { singleResult } = body;
          singleResult.extensions = { ...singleResult.extensions, cost: contextValue.costNow() };
        }
        return Promise.resolve();
      },
    }),
};

/** Logs errors that are ours, gives every error the request's id, and lets the HTTP status say 503. */
const reportErrors: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didEncounterErrors({ errors, contextValue }) {
        logErrors(contextValue.ctx.log, errors);
        return Promise.resolve();
      },
      willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single' || response.body.singleResult.errors === undefined) {
          return Promise.resolve();
        }
        const errors = withRequestId(response.body.singleResult.errors, contextValue);
        response.body.singleResult.errors = errors;
        const head = unavailableHead(errors);
        if (head !== null) {
          response.http.status = head.status;
          response.http.headers.set('retry-after', head.retryAfter);
        }
        return Promise.resolve();
      },
    }),
};

/** Executed like a query, a subscription would only fail: it has nothing to send before its first event. */
const refuseSubscriptions: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ operation }) {
        if (operation?.operation === 'subscription') {
          const extensions = { code: 'BAD_USER_INPUT', http: { status: HTTP_STATUS.BAD_USER_INPUT } };
          throw new GraphQLError(
            'Subscriptions are served over the WebSocket, and as events at /graphql/stream.',
            { extensions },
          );
        }
        return Promise.resolve();
      },
    }),
};
