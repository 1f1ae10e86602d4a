import { once } from 'node:events';
import { createServer } from 'node:http';

/** The colour of the ground in the style, as the browser gives pixels. */
export const GROUND = '#3366cc';

/** A server of map styles, as an authority would name one. */
export interface TileServer {
  /** Address of the style. */
  readonly styleUrl: string;
  stop(): Promise<void>;
}

/** Starts a server with a style whose ground has one colour and whose only source comes from the same server. */
export async function startTileServer(): Promise<TileServer> {
  const server = createServer((request, response) => {
    const found = files[request.url ?? ''];
    response.writeHead(found === undefined ? 404 : 200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    });
    response.end(found === undefined ? '{}' : JSON.stringify(found));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const url = `http://127.0.0.1:${port}`;
  const files: Readonly<Record<string, unknown>> = {
    '/style.json': {
      version: 8,
      sources: {
        water: { type: 'geojson', data: `${url}/water.json`, attribution: 'Made-up Map Makers' },
      },
      layers: [
        { id: 'ground', type: 'background', paint: { 'background-color': GROUND } },
        {
          id: 'water',
          type: 'fill',
          source: 'water',
          paint: { 'fill-color': '#ffffff', 'fill-opacity': 0.2 },
        },
      ],
    },
    '/water.json': {
      type: 'Polygon',
      coordinates: [
        [
          [9, 3],
          [10, 3],
          [10, 3.5],
          [9, 3.5],
          [9, 3],
        ],
      ],
    },
  };
  return {
    styleUrl: `${url}/style.json`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
