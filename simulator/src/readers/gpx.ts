import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { PhoneFix } from '../drives/fix';
import { checkedFix, numberFrom, timeFrom } from './checked-fix';
import { TrackError } from './track-error';

/** Metres per unit of horizontal dilution on a phone (user range error of a single-frequency receiver). */
const METRES_PER_HDOP = 5;
const KMH_PER_MS = 3.6;

/** A parsed element: a record of children and attributes (as `@name`), or its text. */
type Xml = unknown;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => ['trk', 'trkseg', 'trkpt'].includes(name),
});

/**
 * Reads the track points of a GPX 1.0 or 1.1 document in their order, all segments as one drive. Speed (m/s in GPX 1.0
 * and in the Garmin extension), accuracy (metres), course and hdop (as 5 m each) are read where a point has them.
 * @throws TrackError when it is no GPX, has no track point, or a point lacks place or time
 */
export function readGpx(text: string): PhoneFix[] {
  const validity = XMLValidator.validate(text);
  if (validity !== true) {
    throw new TrackError(`line ${validity.err.line}: not well-formed XML: ${validity.err.msg}`);
  }
  const gpx = child(parser.parse(text), 'gpx');
  if (gpx === undefined) {
    throw new TrackError('the XML is no GPX document');
  }
  const points = children(gpx, 'trk')
    .flatMap((track) => children(track, 'trkseg'))
    .flatMap((segment) => children(segment, 'trkpt'));
  if (points.length === 0) {
    throw new TrackError('the GPX document has no track points');
  }
  return points.map(readPoint);
}

function readPoint(point: Xml, index: number): PhoneFix {
  const extensions = child(point, 'extensions');
  const value = (name: string): number | undefined =>
    numberFrom(child(point, name)) ?? numberFrom(leaf(extensions, name));
  const speedMs = value('speed');
  const hdop = value('hdop');
  return checkedFix(
    {
      seq: index + 1,
      lat: numberFrom(child(point, '@lat')) ?? NaN,
      lng: numberFrom(child(point, '@lon')) ?? NaN,
      recordedAtMs: timeFrom(child(point, 'time')),
      accuracyM: value('accuracy') ?? (hdop === undefined ? undefined : hdop * METRES_PER_HDOP),
      speedKmh: speedMs === undefined ? undefined : speedMs * KMH_PER_MS,
      headingDeg: value('course'),
    },
    `track point ${index + 1}`,
  );
}

function isElement(xml: Xml): xml is Record<string, Xml> {
  return typeof xml === 'object' && xml !== null && !Array.isArray(xml);
}

function child(xml: Xml, name: string): Xml {
  return isElement(xml) ? xml[name] : undefined;
}

function children(xml: Xml, name: string): readonly Xml[] {
  const found = child(xml, name);
  return Array.isArray(found) ? found : [];
}

/** The first text of an element of that name anywhere below. */
function leaf(xml: Xml, name: string): string | undefined {
  if (!isElement(xml)) {
    return undefined;
  }
  const own = xml[name];
  if (typeof own === 'string') {
    return own;
  }
  for (const below of Object.values(xml)) {
    const found = leaf(below, name);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}
