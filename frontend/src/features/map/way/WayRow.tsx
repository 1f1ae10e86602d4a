import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHazardDistance } from '../../../components/hazards/hazard-distance';
import { HazardPlate, InkPlate } from '../../../components/hazards/HazardPlate';
import { HAZARD_MESSAGES } from '../../../components/hazards/messages';
import type { Hazard } from '../../../components/hazards/useHazards';
import { TYPE_MESSAGES } from '../../../components/incidents/messages';
import { joinedLine } from '../../../components/joined-line';
import { LimitSign } from '../../../components/zones/LimitSign';
import { useFormats } from '../../../lib/format/format';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { wayRowId } from './way-row-id';
import { WAY_MESSAGES as TEXTS } from './messages';
import type { WayMark } from './way-marks';

/** One thing on the way: its picture, its name, where it is, and how far on. */
export function WayRow({ mark }: { mark: WayMark<Hazard> }) {
  const { formatMessage } = useIntl();
  const { distance, time } = useFormats();
  const placeText = usePlaceText();
  const length = (metres: number) =>
    formatMessage(TEXTS.forLength, { distance: distance(Math.round(metres / 100) / 10) });
  if (mark.kind === 'hazard') {
    const { hazard } = mark;
    return (
      <Row
        id={wayRowId(hazard.id)}
        alongM={mark.alongM}
        picture={<HazardPlate hazard={hazard} />}
        title={formatMessage(TYPE_MESSAGES[hazard.hazardType])}
        text={joinedLine(
          placeText(hazard),
          formatMessage(HAZARD_MESSAGES.since, { time: time(hazard.occurredAt) }),
        )}
      />
    );
  }
  if (mark.kind === 'stretch') {
    const { line, lengthM, headingDeg } = mark.stretch;
    return (
      <Row
        alongM={mark.alongM}
        picture={
          <InkPlate>
            <TriangleAlert size={28} />
          </InkPlate>
        }
        title={formatMessage(TEXTS.stretch)}
        text={joinedLine(line[0] === undefined ? null : placeText(line[0], headingDeg), length(lengthM))}
      />
    );
  }
  const { limitKmh, placeName, isConfirmed, fromM, toM } = mark.span;
  return (
    <Row
      alongM={mark.alongM}
      picture={
        <LimitSign
          kmh={limitKmh}
          look={isConfirmed ? 'confirmed' : 'unconfirmed'}
          label={formatMessage(TEXTS.limit, { limit: limitKmh })}
          width="48px"
        />
      }
      title={placeName ?? formatMessage(TEXTS.lower)}
      text={joinedLine(length(toM - fromM), !isConfirmed && formatMessage(TEXTS.unconfirmed))}
    />
  );
}

interface RowProps {
  id?: string;
  alongM: number;
  picture: ReactNode;
  title: string;
  text: string;
}

function Row({ id, alongM, picture, title, text }: RowProps) {
  const distanceText = useHazardDistance();
  return (
    <chakra.li
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      display="flex"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      borderTopWidth="1px"
    >
      {picture}
      <Box flex="1" minW="0">
        <Text textStyle="strong">{title}</Text>
        <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {text}
        </Text>
      </Box>
      <Flex textStyle="section" whiteSpace="nowrap" flexShrink="0">
        {distanceText(alongM)}
      </Flex>
    </chakra.li>
  );
}
