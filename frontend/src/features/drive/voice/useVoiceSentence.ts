import { durationParts } from '@wakafine/domain/input/formats';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { MINUTE_MS } from '@wakafine/domain/units';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { hazardStepM } from '../../../components/hazards/hazard-distance';
import { HAZARD_MESSAGES } from '../../../components/hazards/messages';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { ZONE_SENTENCES } from '../context/messages';
import { VOICE_MESSAGES as TEXTS } from './messages';
import type { VoiceFigures, VoiceLine } from './voice-lines';

/** Gives the sentences of what is to be said, in the language in force; speeds are rounded down. */
export function useVoiceSentence(): (line: VoiceLine) => string {
  const { formatMessage, formatNumber } = useIntl();
  return useCallback(
    (line) => {
      const limit = (kmh: number) => formatMessage(TEXTS.limit, { kmh });
      const ended = ({ distanceKm, durationS, averageSpeedKmh, maxSpeedKmh }: VoiceFigures) => {
        const km = formatNumber(distanceKm, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
        const parts = durationParts(durationS);
        const [hours, minutes] = (['h', 'm'] as const).map(
          (unit) => parts.find((part) => part.unit === unit)?.value ?? 0,
        );
        return [
          formatMessage(TEXTS.ended, { km }),
          ...(durationS < MINUTE_MS / 1_000
            ? []
            : [formatMessage(hours === 0 ? TEXTS.minutes : TEXTS.hours, { hours, minutes })]),
          ...(averageSpeedKmh > 0 ? [formatMessage(TEXTS.average, { kmh: wholeKmh(averageSpeedKmh) })] : []),
          ...(maxSpeedKmh === null ? [] : [formatMessage(TEXTS.highest, { kmh: wholeKmh(maxSpeedKmh) })]),
        ].join(' ');
      };
      switch (line.kind) {
        case 'started':
          return formatMessage(TEXTS.started);
        case 'zone':
          return [
            formatMessage(ZONE_SENTENCES[line.alert]),
            ...(line.limitKmh === null ? [] : [limit(line.limitKmh)]),
          ].join(' ');
        case 'limit':
          return limit(line.limitKmh);
        case 'lost':
          return formatMessage(TEXTS.lost);
        case 'hazard':
          return formatMessage(HAZARD_MESSAGES.spoken, {
            hazard: formatMessage(TYPE_MESSAGES[line.hazardType]),
            m: hazardStepM(line.distanceM),
          });
        case 'stretch':
          return formatMessage(TEXTS.stretch, { km: line.km });
        case 'ended':
          return ended(line);
      }
    },
    [formatMessage, formatNumber],
  );
}
