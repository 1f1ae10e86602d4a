import { getRoadPack } from '../../../modules/road-pack/get-road-pack';
import { isKnown } from '../../http/public-answer';
import type { ServeCall } from '../door/rest-door';
import { GET_ROAD_PACK } from './road-pack.schemas';

/** Caches on the way may answer for so long, s: as old as a pack may be. */
const FRESH_S = 60;

/** The pack of roads, the same for everybody. */
export function roadPackRoutes(serve: ServeCall): void {
  serve(GET_ROAD_PACK, getRoadPack, async ({ ctx, request, reply, query }) => {
    const { version, since, text } = await getRoadPack(ctx, { since: query.since ?? null });
    if (
      isKnown(request, reply, {
        tag: `W/"${version}${since === null ? '' : `-since-${since}`}"`,
        freshS: FRESH_S,
      })
    ) {
      return reply.send();
    }
    reply.type('application/json');
    return text;
  });
}
