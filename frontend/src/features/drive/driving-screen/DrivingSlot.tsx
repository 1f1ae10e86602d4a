import { Box } from '@chakra-ui/react';
import { WARN_WITHIN_M } from '@wakafine/domain/incidents/hazards-ahead';
import { useIntl } from 'react-intl';
import { HazardPlate } from '../../../components/hazards/HazardPlate';
import { HAZARD_MESSAGES } from '../../../components/hazards/messages';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import type { LiveView } from '../context/drive-context';
import { useHazardAhead } from '../context/useHazardAhead';
import { stretchKm, useStretchAhead } from '../context/useStretchAhead';
import { STRETCH_MESSAGES } from '../voice/messages';
import { AheadPlate } from './AheadPlate';
import { DrivingFigures } from './DrivingFigures';
import { StretchSign } from './StretchSign';

/**
 * The one place that shows time and distance, or the hazard within 1 km ahead, or else the dangerous stretch: as high either way, so
 * that nothing moves.
 */
export function DrivingSlot({ live }: { live: LiveView }) {
  return (
    <Box minH="72px" mb="3" display="grid" alignItems="center">
      <Slot live={live} />
    </Box>
  );
}

function Slot({ live }: { live: LiveView }) {
  const { formatMessage } = useIntl();
  const { scope } = useLanguage();
  const seen = useHazardAhead(live, WARN_WITHIN_M);
  const ahead = useStretchAhead(live);
  if (seen !== null) {
    return (
      <AheadPlate
        picture={<HazardPlate hazard={seen.hazard} />}
        title={formatMessage(TYPE_MESSAGES[seen.hazard.hazardType])}
        text={formatMessage(HAZARD_MESSAGES.confirmed)}
        distanceM={seen.distanceM}
      />
    );
  }
  // Its texts come with those of the voice.
  if (ahead !== null && scope !== 'first' && scope !== 'home') {
    return (
      <AheadPlate
        picture={<StretchSign />}
        title={formatMessage(STRETCH_MESSAGES.title)}
        text={formatMessage(STRETCH_MESSAGES.length, { km: stretchKm(ahead) })}
        distanceM={ahead.distanceM}
      />
    );
  }
  return <DrivingFigures durationS={live.durationS} distanceM={live.distanceM} />;
}
