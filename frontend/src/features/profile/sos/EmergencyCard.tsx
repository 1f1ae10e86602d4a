import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { LocateFixed, MessageCircle, MessageSquare, Phone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { SOS_MESSAGES } from './sos-messages';
import { useSosLinks } from './useSosLinks';
import { useSosPlace } from './useSosPlace';

/** One tap to the emergency contact: by voice, or by a message that says where one is. */
export function EmergencyCard() {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  const { place, isMeasuring, hasFailed, measure } = useSosPlace();
  const links = useSosLinks({ place, isFollowed: place !== null });
  return (
    <Card>
      <Heading as="h2" textStyle="section">
        {formatMessage(SOS_MESSAGES.title)}
      </Heading>
      {links === null ? (
        <Text mt="1" color="fg.muted">
          {formatMessage(SOS_MESSAGES.noneHere)}
        </Text>
      ) : (
        <>
          <Flex
            role="group"
            aria-label={formatMessage(SOS_MESSAGES.group, { name: links.name })}
            mt="3"
            gap="2"
            wrap="wrap"
          >
            <Button asChild variant="outline" flex="1 1 100%">
              <a href={links.call}>
                <Phone size={20} aria-hidden />
                {formatMessage(SOS_MESSAGES.call, { name: links.name })}
              </a>
            </Button>
            <Button asChild variant="outline" flex="1">
              <a href={links.sms} onClick={links.register}>
                <MessageSquare size={20} aria-hidden />
                {formatMessage(SOS_MESSAGES.sms)}
              </a>
            </Button>
            {links.whatsApp !== null && (
              <Button asChild variant="outline" flex="1">
                <a href={links.whatsApp} target="_blank" rel="noreferrer" onClick={links.register}>
                  <MessageCircle size={20} aria-hidden />
                  {formatMessage(SOS_MESSAGES.whatsApp)}
                </a>
              </Button>
            )}
          </Flex>
          <Box mt="3" textStyle="small" color="fg.muted">
            {place === null
              ? formatMessage(SOS_MESSAGES.withoutPlace)
              : formatMessage(SOS_MESSAGES.withPlace, { place: placeText(place) })}{' '}
            {place !== null && formatMessage(SOS_MESSAGES.followed)}
            {hasFailed && (
              <Text role="alert" color="danger.fg">
                {formatMessage(SOS_MESSAGES.noPlace)}
              </Text>
            )}
          </Box>
          {place === null && (
            <Button variant="ghost" mt="1" px="2" loading={isMeasuring} onClick={() => void measure()}>
              <LocateFixed size={20} aria-hidden />
              {formatMessage(SOS_MESSAGES.addPlace)}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
