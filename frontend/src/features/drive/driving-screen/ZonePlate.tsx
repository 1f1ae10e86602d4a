import { chakra, Flex } from '@chakra-ui/react';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { LocateOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../../../components/messages';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import type { GpsState } from '../record/gps-state';
import { GPS_MESSAGES } from '../context/messages';

/** The plate's area grows with the risk: none, around the word, across the screen, and in danger the whole stage. */
const PLATES = {
  SAFE: { glyph: 'solid', width: 'auto', bg: 'transparent', color: 'safe.fg' },
  CAUTION: { glyph: 'onSolid', width: 'auto', bg: 'caution.solid', color: 'caution.contrast' },
  WARNING: { glyph: 'onSolid', width: 'calc(100% - 24px)', bg: 'warning.solid', color: 'warning.contrast' },
  DANGER: { glyph: 'onSolid', width: 'auto', bg: 'transparent', color: 'danger.contrast' },
} as const;

/** The zone as a driver sees it: glyph and word in capitals; empty before there is a speed, so that nothing jumps. */
export function ZonePlate({ zone, gps }: { zone: SpeedZone | null; gps: GpsState }) {
  const { formatMessage } = useIntl();
  if (zone === null && gps === 'lost') {
    return <NoSpeedPlate />;
  }
  if (zone === null) {
    return <Flex h="68px" mt="1" aria-hidden />;
  }
  const plate = PLATES[zone];
  const word = formatMessage(ZONE_MESSAGES[ZONE_NAMES[zone]]);
  return (
    <Flex
      align="center"
      justify="center"
      gap="3"
      minH="68px"
      mt="1"
      // Across the screen it needs no edge of its own, and wide letters need the room.
      ps={zone === 'WARNING' ? '1.5' : '3.5'}
      pe={zone === 'WARNING' ? '1.5' : '5'}
      w={plate.width}
      maxW="calc(100% - 24px)"
      borderRadius="card"
      bg={plate.bg}
      color={plate.color}
    >
      <ZoneGlyph zone={ZONE_NAMES[zone]} size={48} tone={plate.glyph} />
      <chakra.strong
        textStyle="zone"
        textTransform="uppercase"
        fontSize={wordSize(word, 'min(100vw, 412px)')}
        css={{ [LANDSCAPE]: { fontSize: wordSize(word, '100vw - 320px') } }}
        lineHeight="1.05"
        overflowWrap="normal"
      >
        {word}
      </chakra.strong>
    </Flex>
  );
}

/** Hatched, as everything is where nothing is measured. */
function NoSpeedPlate() {
  const { formatMessage } = useIntl();
  const word = formatMessage(GPS_MESSAGES.noSpeed);
  return (
    <Flex
      align="center"
      justify="center"
      h="68px"
      mt="1"
      w="calc(100% - 24px)"
      borderRadius="card"
      bg="bg.muted"
      backgroundImage="repeating-linear-gradient(135deg, transparent 0 9px, {colors.border.strong} 9px 11px)"
    >
      <Flex align="center" gap="3" px="3.5" py="1" bg="bg.muted" borderRadius="control">
        <LocateOff size={40} aria-hidden />
        <chakra.strong
          textStyle="zone"
          textTransform="uppercase"
          fontSize={wordSize(word, 'min(100vw, 412px)')}
          css={{ [LANDSCAPE]: { fontSize: wordSize(word, '100vw - 320px') } }}
          lineHeight="1.05"
        >
          {word}
        </chakra.strong>
      </Flex>
    </Flex>
  );
}

// On the phone laid down, the dial has 320 px of the width.
const LANDSCAPE = '@media (orientation: landscape) and (max-height: 560px)';
const LETTER_EM = 0.75;
/** Two words must not break over two lines, so that they get room for the widest of fonts. */
const SPACED_LETTER_EM = 0.8;
const BESIDE_WORD_PX = 118;

// 48 px up to 8 letters and 40 above, and never wider than the narrowest phone leaves beside the glyph.
function wordSize(word: string, width: string): string {
  const largestPx = word.length <= 8 ? 48 : 40;
  const widthEm = (word.length * (word.includes(' ') ? SPACED_LETTER_EM : LETTER_EM)).toFixed(2);
  return `min(${largestPx}px, calc((${width} - ${BESIDE_WORD_PX}px) / ${widthEm}))`;
}
