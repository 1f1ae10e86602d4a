import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { nearRowId } from '../../../components/hazards/NearHazards';
import type { Hazard } from '../../../components/hazards/useHazards';
import { TYPE_ICONS } from '../../../components/incidents/incident-icons';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { toFrame, type MapView } from '../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { joinedLine } from '../../../components/joined-line';
import { wayRowId } from '../way/way-row-id';

export interface HazardPinsProps {
  hazards: readonly Hazard[];
  view: MapView;
  size: Size;
}

/** Confirmed hazards at their places: each a button that leads to its row in the list. */
export function HazardPins({ hazards, view, size }: HazardPinsProps) {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  // The nearest is drawn last, over those behind it.
  return hazards.toReversed().map((hazard) => {
    const { x, y } = toFrame(worldPlaceOf(hazard), view, size);
    if (x < 0 || y < 0 || x > size.width || y > size.height) {
      return null;
    }
    const Icon = TYPE_ICONS[hazard.hazardType];
    return (
      <Pin
        key={hazard.id}
        type="button"
        data-part="hazard"
        left={`${x}px`}
        top={`${y}px`}
        aria-label={joinedLine(formatMessage(TYPE_MESSAGES[hazard.hazardType]), placeText(hazard))}
        onClick={() => showRow(hazard.id)}
      >
        <Plate aria-hidden>
          <Icon size={20} />
        </Plate>
      </Pin>
    );
  });
}

/** A touch target whose tip is the place. */
const Pin = chakra('button', {
  base: {
    position: 'absolute',
    transform: 'translate(-50%, -100%)',
    boxSize: '48px',
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
  },
});
const Plate = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: '36px',
    bg: 'brand.solid',
    color: 'brand.contrast',
    borderRadius: 'control',
    boxShadow: '0 0 0 1.5px {colors.casing}',
    _after: {
      content: '""',
      position: 'absolute',
      top: '100%',
      borderInline: '6px solid transparent',
      borderTop: '7px solid',
      borderTopColor: 'brand.solid',
    },
  },
});

function showRow(hazardId: string): void {
  const row = document.getElementById(nearRowId(hazardId)) ?? document.getElementById(wayRowId(hazardId));
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
}
