import type { GtfsLine, GtfsStop } from '@wakafine/domain/gtfs/gtfs-lines';
import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone } from '../../identity/acts/rules';
import { AGENCIES_WITH_LINES, AGENCY_BY_ID, LINES_OF_AGENCY, STOPS_OF_AGENCY } from './lines.queries';

const AGENCIES_MAX = 500;

/** An agency with its number in addresses. */
export interface AgencyWithLines {
  readonly id: number;
  readonly name: string;
  /** Lines that it has brought. */
  readonly lineCount: number;
}

/** The agencies as staff have ordered them, at most 500. */
export const listAgencies = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  (ctx: AppCtx): Promise<AgencyWithLines[]> => ctx.db.rows(AGENCIES_WITH_LINES, [AGENCIES_MAX]),
);

/**
 * Lines and stops that an agency has brought, as GeoJSON (RFC 7946): a line for each line, a point for each stop.
 * @throws NOT_FOUND for an agency that is not there
 */
export const agencyLines = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (ctx: AppCtx, agencyId: number): Promise<string> => {
    const [agency] = await ctx.db.rows(AGENCY_BY_ID, [agencyId]);
    if (agency === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const lines: GtfsLine[] = await ctx.db.rows(LINES_OF_AGENCY, [agency.name]);
    const stops: GtfsStop[] = await ctx.db.rows(STOPS_OF_AGENCY, [agency.name]);
    return JSON.stringify({
      type: 'FeatureCollection',
      features: [...lines.flatMap((line) => lineFeature(line, agency.name)), ...stops.map(stopFeature)],
    });
  },
);

/** A line without a way that can be drawn has no place on a map. */
function lineFeature({ path, kind: gtfsType, ...line }: GtfsLine, agency: string): object[] {
  return path.length < 2
    ? []
    : [
        {
          type: 'Feature',
          geometry: { type: 'LineString', coordinates: path },
          properties: { kind: 'line', agency, ...line, gtfsType },
        },
      ];
}

function stopFeature({ stopId, name, lat, lng }: GtfsStop): object {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { kind: 'stop', stopId, name },
  };
}
