import { HALF_LIFE_MS } from '@wakafine/domain/incidents/half-lives';
import { hazardsIn, limitTextIn, segmentsIn, stretchesIn } from '@wakafine/domain/road-pack/pack-contents';
import { openSegments } from '@wakafine/domain/segments/segment-index';
import { placeStretches, stretchAhead } from '@wakafine/domain/segments/stretch-ahead';
import { stretchLines } from '@wakafine/domain/segments/stretch-lines';
import type { PhoneRoads } from './phone-roads';
import type { StoredPack } from './stored-pack';

/**
 * Opens a pack for look-ups. Of a hazard nobody is warned any more once half of its voices would have faded since the server was asked.
 * @throws SyntaxError, RangeError for one of a newer server that says something unknown
 */
export function openPhoneRoads({ pack: { version, madeAt, entries }, askedAtMs }: StoredPack): PhoneRoads {
  let ahead: PhoneRoads['stretchAhead'] | null = null;
  let lines: ReturnType<PhoneRoads['stretchLines']> | null = null;
  return {
    ...{ version, madeAt, limitText: limitTextIn(entries) },
    hazards: hazardsIn(entries).map((hazard) => ({
      ...hazard,
      untilMs: askedAtMs + HALF_LIFE_MS[hazard.hazardType],
    })),
    stretchAhead(way, withinM) {
      // Lines are opened at the first look: few stretches are dangerous, and most pages need none.
      ahead ??= openStretches();
      return ahead(way, withinM);
    },
    stretchLines: () => (lines ??= openLines()),
  };

  function openLines(): ReturnType<PhoneRoads['stretchLines']> {
    const stretches = stretchesIn(entries);
    return stretches.length === 0 ? [] : stretchLines(segmentsIn(entries), stretches);
  }

  function openStretches(): PhoneRoads['stretchAhead'] {
    const stretches = stretchesIn(entries);
    if (stretches.length === 0) {
      return () => null;
    }
    const index = openSegments({ segments: segmentsIn(entries) });
    const placed = placeStretches(index, stretches);
    return (way, withinM) => stretchAhead(index, placed, { way, withinM });
  }
}
