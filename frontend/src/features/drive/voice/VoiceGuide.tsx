import { Box } from '@chakra-ui/react';
import { SAY_WITHIN_M } from '@wakafine/domain/incidents/hazards-ahead';
import type { StretchAhead } from '@wakafine/domain/segments/stretch-ahead';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/i18n/LanguageProvider';
import { createAnnouncer, type Urgency } from '../../../lib/voice/announcer';
import { useVoice } from '../../../lib/voice/useVoice';
import type { LiveView } from '../context/drive-context';
import { useHazardAhead } from '../context/useHazardAhead';
import { stretchKm, useStretchAhead } from '../context/useStretchAhead';
import type { ZoneAlerts } from '../context/useZoneAlerts';
import { AlertRegion } from './AlertRegion';
import { useVoiceSentence } from './useVoiceSentence';
import { linesOf, type VoiceFacts, type VoiceLine, type VoiceMemory } from './voice-lines';

export interface VoiceGuideProps {
  /** The journey that is on; null while there is none. One that another phone records is passed over in silence. */
  live: LiveView | null;
  alerts: ZoneAlerts;
  /** Whether a voice is wanted. */
  isWanted: boolean;
  /** Limit that the driver has set for themselves, km/h. */
  ownLimitKmh: number;
  /** Called with whether one can be heard. */
  onAble: (isAble: boolean) => void;
}

/** A sentence stays for screen readers for so long, ms. */
const SHOWN_FOR_MS = 10_000;

/** Speaks a whole journey aloud, and gives screen readers the same. */
export function VoiceGuide({ live, alerts, isWanted, ownLimitKmh, onAble }: VoiceGuideProps) {
  const { scope, fetchUpTo } = useLanguage();
  const hasTexts = scope !== 'first' && scope !== 'home';
  const { voice } = useVoice(isWanted);
  const announcer = useMemo(() => (voice === null ? null : createAnnouncer(voice)), [voice]);
  const isAble = hasTexts && announcer !== null;
  const hazard = useHazardAhead(live, SAY_WITHIN_M);
  const stretch = useStretchAhead(live);
  const sentenceOf = useVoiceSentence();
  const memory = useRef<VoiceMemory | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const facts = live === null ? null : factsOf(live, alerts, { hazard, stretch });

  useEffect(() => fetchUpTo('rest'), [fetchUpTo]);
  useEffect(
    function sayWhetherAble() {
      onAble(isAble);
      return () => onAble(false);
    },
    [isAble, onAble],
  );
  useEffect(function sayLines() {
    if (live?.isElsewhere === true) {
      memory.current = null;
      return;
    }
    if (!hasTexts) {
      return;
    }
    const { memory: after, lines } = linesOf(memory.current, facts);
    memory.current = after;
    lines.forEach((line) => {
      const sentence = sentenceOf(line);
      if (line.kind !== 'zone') {
        setShown(sentence);
      }
      if (!alerts.isMuted) {
        announcer?.announce({ subject: subjectOf(line), sentence, urgency: urgencyOf(line) });
      }
    });
  });
  useEffect(
    function silenceAtOnce() {
      if (alerts.isMuted) {
        announcer?.silence();
      }
      return () => announcer?.silence();
    },
    [alerts.isMuted, announcer],
  );
  useEffect(
    function emptyLater() {
      const timer = setTimeout(() => setShown(null), SHOWN_FOR_MS);
      return () => clearTimeout(timer);
    },
    [shown],
  );
  return (
    <>
      {hasTexts && <AlertRegion given={live === null ? null : alerts.given} ownLimitKmh={ownLimitKmh} />}
      <Box srOnly aria-live="polite">
        {shown}
      </Box>
    </>
  );
}

function factsOf(
  live: LiveView,
  { given }: ZoneAlerts,
  { hazard, stretch }: { hazard: ReturnType<typeof useHazardAhead>; stretch: StretchAhead | null },
): VoiceFacts {
  return {
    recordingKey: live.journey.recordingKey,
    alertCount: given?.count ?? 0,
    alert: given?.alert ?? null,
    speedKmh: live.speedKmh,
    limitKmh: live.limit?.limitKmh ?? null,
    // Before the first position nothing was lost.
    isLost: live.gps === 'lost' && live.silentS !== null,
    hazard: hazard && { ...hazard.hazard, distanceM: hazard.distanceM },
    stretch: stretch && { id: stretch.stretch.id, km: stretchKm(stretch) },
    distanceKm: live.distanceM / 1_000,
    durationS: live.durationS,
    averageSpeedKmh: live.averageSpeedKmh,
    maxSpeedKmh: live.maxSpeedKmh,
  };
}

const ZONE_URGENCY = { CAUTION: 'caution', WARNING: 'warning', DANGER: 'danger', RESTORED: 'info' } as const;

function urgencyOf(line: VoiceLine): Urgency {
  if (line.kind === 'zone') {
    return ZONE_URGENCY[line.alert];
  }
  return line.kind === 'hazard' || line.kind === 'stretch' ? 'hazard' : 'info';
}

function subjectOf(line: VoiceLine): string {
  return line.kind === 'hazard' || line.kind === 'stretch' ? `${line.kind} ${line.id}` : line.kind;
}
