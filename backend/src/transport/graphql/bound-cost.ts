import type { ApolloServerPlugin } from '@apollo/server';
import { costFault } from './document-limits';

/** Refuses operations over HTTP that ask for too much at once, with their variables counted in. */
export const boundCost: ApolloServerPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ schema, document, operationName, request }) {
        const fault = costFault({ schema, document, operationName, variables: request.variables });
        return fault === null ? Promise.resolve() : Promise.reject(fault);
      },
    }),
};
