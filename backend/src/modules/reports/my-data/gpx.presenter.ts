import { xmlText } from '@wakafine/domain/input/xml';
import type { Journey } from '../../journeys/journey.entity';
import type { RouteFix } from '../../journeys/read/journey-route';
import { stretchesOf } from './route-stretches.presenter';

/** Name of our own elements inside `extensions`. */
const OUR_NAMESPACE = 'urn:wakafine:gpx:1';
/** GPX 1.1 has no place for a speed; what common apps read and write is this extension, in m/s. */
const TRACK_POINT_NAMESPACE = 'http://www.garmin.com/xmlschemas/TrackPointExtension/v2';
const KMH_PER_MPS = 3.6;
/** Decimals of a speed in m/s: within 0.002 km/h of what was stored, so that a tenth of a km/h reads back as it was. */
const SPEED_DECIMALS = 3;

/**
 * A journey as GPX 1.1 (https://www.topografix.com/GPX/1/1/): one track with a segment for each stretch without a gap,
 * times in UTC. `gpxtpx:speed` is the device's own speed, or the displayed one where it gave none, marked
 * `wf:speedOf` so that our readers do not mistake that for measured; `wf:speedKmh` is the displayed speed in km/h.
 */
export function presentGpx(
  journey: Pick<Journey, 'registrationNumber' | 'startedAt'>,
  route: readonly RouteFix[],
): string {
  const segments = stretchesOf(route).map(
    (stretch) => `    <trkseg>\n${stretch.map(presentPoint).join('')}    </trkseg>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="WakaFine" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxtpx="${TRACK_POINT_NAMESPACE}" xmlns:wf="${OUR_NAMESPACE}">
  <metadata>
    <time>${journey.startedAt.toISOString()}</time>
  </metadata>
  <trk>
    <name>${xmlText(journey.registrationNumber)}</name>
${segments.join('')}  </trk>
</gpx>
`;
}

function presentPoint(fix: RouteFix): string {
  const { lat, lng, recordedAt } = fix;
  // Seven places are a centimetre; an exponent, which GPX does not know, can't come up.
  const place = `lat="${lat.toFixed(7)}" lon="${lng.toFixed(7)}"`;
  return `      <trkpt ${place}><time>${recordedAt.toISOString()}</time>${presentSpeeds(fix)}</trkpt>\n`;
}

function presentSpeeds({ speedKmh, deviceKmh }: RouteFix): string {
  const bestKmh = deviceKmh ?? speedKmh;
  if (bestKmh === null) {
    return '';
  }
  const metresPerSecond = (bestKmh / KMH_PER_MPS).toFixed(SPEED_DECIMALS);
  const standard = `<gpxtpx:TrackPointExtension><gpxtpx:speed>${metresPerSecond}</gpxtpx:speed></gpxtpx:TrackPointExtension>`;
  const shown = speedKmh === null ? '' : `<wf:speedKmh>${speedKmh.toFixed(2)}</wf:speedKmh>`;
  const origin = deviceKmh === null ? '<wf:speedOf>display</wf:speedOf>' : '';
  return `<extensions>${standard}${shown}${origin}</extensions>`;
}
