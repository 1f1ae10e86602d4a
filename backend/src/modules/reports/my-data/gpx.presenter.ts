import type { Journey } from '../../journeys/journey.entity';
import type { RouteFix } from '../../journeys/read/journey-route';
import { stretchesOf } from './route-stretches.presenter';

/** Name of our own elements inside `extensions`; GPX has no place for a speed. */
const OUR_NAMESPACE = 'urn:wakafine:gpx:1';

/**
 * A journey as GPX 1.1 (https://www.topografix.com/GPX/1/1/): one track with a segment for each stretch without a gap,
 * times in UTC, the displayed speed in km/h as an extension.
 */
export function presentGpx(
  journey: Pick<Journey, 'registrationNumber' | 'startedAt'>,
  route: readonly RouteFix[],
): string {
  const segments = stretchesOf(route).map(
    (stretch) => `    <trkseg>\n${stretch.map(presentPoint).join('')}    </trkseg>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="WakaFine" xmlns="http://www.topografix.com/GPX/1/1" xmlns:wf="${OUR_NAMESPACE}">
  <metadata>
    <time>${journey.startedAt.toISOString()}</time>
  </metadata>
  <trk>
    <name>${escaped(journey.registrationNumber)}</name>
${segments.join('')}  </trk>
</gpx>
`;
}

function presentPoint({ lat, lng, recordedAt, speedKmh }: RouteFix): string {
  const speed =
    speedKmh === null ? '' : `<extensions><wf:speedKmh>${speedKmh.toFixed(2)}</wf:speedKmh></extensions>`;
  // Seven places are a centimetre; an exponent, which GPX does not know, can't come up.
  const place = `lat="${lat.toFixed(7)}" lon="${lng.toFixed(7)}"`;
  return `      <trkpt ${place}><time>${recordedAt.toISOString()}</time>${speed}</trkpt>\n`;
}

/** Text for XML 1.0, which knows no control characters and no half characters. */
function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
