import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useDrive, type LiveView } from '../context/drive-context';
import { GPS_MESSAGES, LOCATION_MESSAGES, ZONE_SENTENCES } from '../context/messages';

const ALONE = {
  px: '4',
  textAlign: 'center',
  fontSize: 'min(1.75rem, 9vmin)',
  lineHeight: 'min(2.25rem, 11.25vmin)',
} as const;
/** Smaller, since the sign takes its width, and since the place of the limit stands under it. */
const BESIDE_SIGN = { fontSize: 'min(1.5rem, 6.4vmin)', lineHeight: '1.15' } as const;

/** The one sentence of the driving screen: what to do now, or why there is no speed to judge. */
export function ZoneSentence({ live, isBesideSign }: { live: LiveView; isBesideSign: boolean }) {
  const { formatMessage } = useIntl();
  const { alerts } = useDrive();
  const isOnRed = live.zone === 'DANGER';
  return (
    <Text
      {...(isBesideSign ? BESIDE_SIGN : { ...ALONE, mt: isOnRed ? '0.5' : '2.5' })}
      {...(isOnRed && !isBesideSign ? { fontSize: 'min(2rem, 10vmin)' } : {})}
      fontWeight={isOnRed ? 'bold' : 'medium'}
      overflowWrap="normal"
      textWrap="balance"
    >
      {sentence()}
    </Text>
  );

  function sentence(): string {
    if (live.gps === 'denied' || live.gps === 'unsupported') {
      return formatMessage(LOCATION_MESSAGES[live.gps === 'denied' ? 'banner' : 'unsupported']);
    }
    if (live.zone === null) {
      if (live.gps === 'lost') {
        return formatMessage(GPS_MESSAGES.notCounted);
      }
      const isSearching = live.gps === 'searching';
      return formatMessage(isSearching ? GPS_MESSAGES.searching : LOCATION_MESSAGES.measuring);
    }
    if (live.gps === 'weak') {
      return formatMessage(LOCATION_MESSAGES.weak);
    }
    const isRestored = live.zone === 'SAFE' && alerts.given?.alert === 'RESTORED';
    return formatMessage(ZONE_SENTENCES[isRestored ? 'RESTORED' : live.zone]);
  }
}
