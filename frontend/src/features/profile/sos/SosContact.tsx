import { Grid, Text } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { MessageCircle, MessageSquare, Phone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { DrivingChoice } from '../../../components/DrivingPanel';
import { SOS_MESSAGES } from './sos-messages';
import { useSosLinks } from './useSosLinks';

/** The emergency contact on the driving screen: three targets of 76 px and more; a word where there is none. */
export function SosContact({ place }: { place: Place | null }) {
  const { formatMessage } = useIntl();
  const links = useSosLinks({ place, isFollowed: true });
  if (links === null) {
    return (
      <Text px="2" py="1" textAlign="center" color="fg.muted">
        {formatMessage(SOS_MESSAGES.none)}
      </Text>
    );
  }
  const { name, call, sms, whatsApp, register } = links;
  return (
    <Grid
      role="group"
      aria-label={formatMessage(SOS_MESSAGES.group, { name })}
      flexShrink="0"
      gap="2"
      gridAutoFlow="column"
      gridAutoColumns="minmax(0, 1fr)"
    >
      <DrivingChoice asChild>
        <a href={call} aria-label={formatMessage(SOS_MESSAGES.call, { name })}>
          <Phone size={28} aria-hidden />
          {formatMessage(SOS_MESSAGES.callShort)}
        </a>
      </DrivingChoice>
      <DrivingChoice asChild>
        <a href={sms} onClick={register}>
          <MessageSquare size={28} aria-hidden />
          {formatMessage(SOS_MESSAGES.sms)}
        </a>
      </DrivingChoice>
      {whatsApp !== null && (
        <DrivingChoice asChild>
          <a href={whatsApp} target="_blank" rel="noreferrer" onClick={register}>
            <MessageCircle size={28} aria-hidden />
            {formatMessage(SOS_MESSAGES.whatsApp)}
          </a>
        </DrivingChoice>
      )}
    </Grid>
  );
}
