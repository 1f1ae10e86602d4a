import Fastify from 'fastify';
import { schemaOf } from './door/declare-call';
import { validateRequests } from './door/validate-requests';
import { NO_STREAMS } from './events/event-streams';
import { restRoutes } from './rest-routes';
import { collectOpenApi } from './openapi/openapi.routes';

/** The OpenAPI document as it stands in `api/openapi.json`: what a server says at `/api/openapi.json`, of which none has to run. */
export async function openApiText(): Promise<string> {
  const app = Fastify();
  await collectOpenApi(app);
  validateRequests(app);
  restRoutes((call, act) => {
    app.route({ method: call.method, url: call.path, schema: schemaOf(call, act), handler: () => null });
  }, NO_STREAMS);
  await app.ready();
  return `${JSON.stringify(app.swagger(), null, 2)}\n`;
}
