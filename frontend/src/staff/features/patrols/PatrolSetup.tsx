import { Flex } from '@chakra-ui/react';
import { PATROL_BOUNDS } from '@wakafine/domain/patrols/patrol-rules';
import { useIntl } from 'react-intl';
import type { PatrolNightInput } from '../../../graphql/staff';
import { useNow } from '../../../lib/useNow';
import { SentenceWord } from '../../kit/pieces/SentenceWord';
import { TONIGHT_MESSAGES } from './messages';
import { letterOf, nightsWith, startsOf } from './stops/patrol-setup';
import { usePatrolTexts } from './usePatrolTexts';

const MINUTE_MS = 60_000;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const LENGTHS = HOURS.filter((hours) => hours >= PATROL_BOUNDS.hours.min && hours <= PATROL_BOUNDS.hours.max);
const COUNTS = Array.from({ length: PATROL_BOUNDS.patrols.max }, (_, before) => before + 1);

export interface PatrolSetupProps {
  asked: PatrolNightInput;
  towns: readonly string[];
  onNight: (night: string) => void;
  /** Called with other hours, or other starts; null where the caller may not change them. */
  onChange: ((setup: Partial<Omit<PatrolNightInput, 'night'>>) => void) | null;
}

/** Night, hours, number of patrols and their starts: each word is a choice. */
export function PatrolSetup({ asked, towns, onNight, onChange }: PatrolSetupProps) {
  const { formatMessage } = useIntl();
  const texts = usePatrolTexts();
  const nowMs = useNow(true, MINUTE_MS);
  const { night, fromHour, hours, starts } = asked;
  return (
    <Flex wrap="wrap" gap="2">
      <SentenceWord
        label={formatMessage(TONIGHT_MESSAGES.night)}
        value={night}
        choices={nightsWith(night, nowMs).map((value) => ({ value, text: texts.night(value) }))}
        onChange={onNight}
      />
      {onChange !== null && (
        <>
          <SentenceWord
            label={formatMessage(TONIGHT_MESSAGES.fromHour)}
            value={fromHour}
            choices={HOURS.map((value) => ({ value, text: texts.hour({ night, fromHour: value }, 0) }))}
            onChange={(value) => onChange({ fromHour: value })}
          />
          <SentenceWord
            label={formatMessage(TONIGHT_MESSAGES.hours)}
            value={hours}
            choices={LENGTHS.map((value) => ({
              value,
              text: formatMessage(TONIGHT_MESSAGES.hoursValue, { hours: value }),
            }))}
            onChange={(value) => onChange({ hours: value })}
          />
          <SentenceWord
            label={formatMessage(TONIGHT_MESSAGES.patrols)}
            value={starts.length}
            choices={COUNTS.map((value) => ({
              value,
              text: formatMessage(TONIGHT_MESSAGES.patrolsValue, { count: value }),
            }))}
            onChange={(count) => onChange({ starts: startsOf(starts, count) })}
          />
          {starts.map((town, patrol) => (
            <SentenceWord
              key={letterOf(patrol)}
              label={formatMessage(TONIGHT_MESSAGES.start, { patrol: letterOf(patrol) })}
              value={town}
              choices={towns.map((value) => ({ value, text: `${letterOf(patrol)} · ${value}` }))}
              onChange={(value) =>
                onChange({ starts: starts.map((each, at) => (at === patrol ? value : each)) })
              }
            />
          ))}
        </>
      )}
    </Flex>
  );
}
