import { TestClient } from './test-client';
import type { TestServer } from './test-server';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Every route that the server itself answers, such as `PATCH /api/journeys/{id}`; files of the web app left out. */
export async function routesOf(server: TestServer): Promise<string[]> {
  const visitor = new TestClient(server.url);
  const asked = pathsOf(server).flatMap((path) => METHODS.map((method) => ({ method, path })));
  const found: string[] = [];
  for (const { method, path } of asked) {
    const body = method === 'GET' ? undefined : {};
    const response = await visitor.send(method, path.replace(/\{\w+\}/g, '1'), body);
    await response.arrayBuffer();
    // What a path does not take is a route as well: the one that says so.
    if (response.status !== 405) {
      found.push(`${method} ${path}`);
    }
  }
  return found.sort();
}

/** The paths in Fastify's table, with parameters in braces. */
export function pathsOf({ app }: TestServer): string[] {
  // Each line of the tree has its part of the path behind four characters for each level.
  const above: string[] = [];
  const paths = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', isRoute] = /^(.*?[─]+ )(\S+)( \(.*)?$/.exec(line) ?? [];
      const level = indent.length / 4 - 1;
      above.splice(level, above.length, part);
      return isRoute === undefined ? [] : [above.join('').replace(/:(\w+)(\([^)]*\))?/g, '{$1}')];
    });
  return [...new Set(paths)].filter((path) => /^\/(api|data|graphql|livez|readyz|metrics)(\/|$)/.test(path));
}
