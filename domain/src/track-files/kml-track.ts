import {
  KMH_PER_MPS,
  localName,
  numberOf,
  scaled,
  timeOf,
  withPoints,
  type FilePoint,
  type NamedTrack,
  type XmlTrackReader,
} from './file-track';

/** Arrays beside the places of a `gx:Track`, by the names that recorders give them: metres, m/s, degrees. */
const ARRAYS: Readonly<Record<string, 'accuracy' | 'speed' | 'heading'>> = {
  accuracy: 'accuracy',
  speed: 'speed',
  bearing: 'heading',
  heading: 'heading',
  course: 'heading',
};

/** Lists in a `gx:Track`: the first time belongs to the first place, and so on. */
interface OpenTrack {
  readonly times: string[];
  readonly places: string[];
  readonly accuracy: string[];
  readonly speed: string[];
  readonly heading: string[];
}

/**
 * Reads the timed places of a KML 2.2 document: `gx:Track`, and placemarks with a time and a point, which are one track together. A
 * line without times gives points without times. `accept` makes of each what is stored of it.
 */
export function createKmlReader<Point>(accept: (point: FilePoint) => Point): XmlTrackReader<Point> {
  const tracks: NamedTrack<Point>[] = [];
  const timed: Point[] = [];
  let placemark: { name: string | null; points: Point[]; time: string; inLine: boolean } | null = null;
  let open: OpenTrack | null = null;
  let array: string[] | null = null;
  let text = '';

  function endPlacemark(): void {
    if (placemark !== null && placemark.time !== '' && !placemark.inLine) {
      timed.push(...placemark.points);
    } else if (placemark !== null) {
      tracks.push({ name: placemark.name, points: placemark.points });
    }
    placemark = null;
  }
  function readValue(local: string, value: string): void {
    if (open !== null && local === 'when') {
      open.times.push(value);
    } else if (open !== null && local === 'coord') {
      open.places.push(value);
    } else if (open !== null && local === 'angles') {
      open.heading.push(value.split(/\s+/)[0] ?? '');
    } else if (array !== null && local === 'value') {
      array.push(value);
    } else if (placemark !== null && local === 'when') {
      placemark.time = value;
    } else if (placemark !== null && local === 'name') {
      placemark.name ??= value || null;
    } else if (placemark !== null && local === 'coordinates') {
      placemark.points.push(...untimedPlaces(value, placemark.time).map(accept));
    }
  }
  return {
    openTag: (name, { name: arrayName = '' }) => {
      const local = localName(name);
      text = '';
      if (local === 'Placemark') {
        placemark = { name: null, points: [], time: '', inLine: false };
      } else if (local === 'Track') {
        open = { times: [], places: [], accuracy: [], speed: [], heading: [] };
      } else if (local === 'SimpleArrayData') {
        const kind = ARRAYS[arrayName.toLowerCase()];
        array = kind === undefined ? null : (open?.[kind] ?? null);
      } else if (local === 'LineString' && placemark !== null) {
        placemark.inLine = true;
      }
    },
    text: (piece) => {
      text += piece;
    },
    closeTag: (name) => {
      const local = localName(name);
      readValue(local, text.trim());
      if (local === 'Track' && open !== null) {
        placemark ??= { name: null, points: [], time: '', inLine: false };
        placemark.points.push(...pointsOf(open).map(accept));
        open = null;
      } else if (local === 'Placemark') {
        endPlacemark();
      } else if (local === 'SimpleArrayData') {
        array = null;
      }
      text = '';
    },
    result: () => {
      endPlacemark();
      return withPoints([...tracks, { name: null, points: timed }]);
    },
  };
}

/** Places of a track; where times and places are not as many, the rest belongs to nothing. */
function pointsOf({ times, places, accuracy, speed, heading }: OpenTrack): FilePoint[] {
  return places.slice(0, Math.max(times.length, 1)).map((place, index) => {
    const [lng, lat] = place.split(/\s+/);
    return {
      lat: numberOf(lat) ?? Number.NaN,
      lng: numberOf(lng) ?? Number.NaN,
      recordedAtMs: timeOf(times[index] ?? ''),
      accuracyM: numberOf(accuracy[index]),
      speedKmh: scaled(speed[index], KMH_PER_MPS),
      headingDeg: numberOf(heading[index]),
    };
  });
}

/** Places as `lng,lat,height` with white space between them, all of one time. */
function untimedPlaces(text: string, time: string): FilePoint[] {
  return text.split(/\s+/).flatMap((place) => {
    const [lng, lat] = place.split(',');
    return place === ''
      ? []
      : [
          {
            lat: numberOf(lat) ?? Number.NaN,
            lng: numberOf(lng) ?? Number.NaN,
            recordedAtMs: timeOf(time),
            ...{ accuracyM: undefined, speedKmh: undefined, headingDeg: undefined },
          },
        ];
  });
}
