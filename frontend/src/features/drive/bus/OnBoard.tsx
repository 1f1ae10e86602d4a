import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Flag, Phone } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmergencyCalls } from '../../../components/emergency/EmergencyCalls';
import { SOS_MESSAGES } from '../../../components/emergency/messages';
import { Sheet } from '../../../components/surface/Sheet';
import { useFormats } from '../../../lib/format/format';
import { useDrive, type LiveView } from '../context/drive-context';
import type { SosContactSlot } from '../driving-screen/DrivingScreen';
import { ArrivalSheet } from '../family/ArrivalSheet';
import { FamilyCard } from '../family/FamilyCard';
import { useFamilyLinks } from '../family/useFamilyLinks';
import { EndQuestion } from '../start-end/EndQuestion';
import { BusCard } from './BusCard';
import { BUS_MESSAGES } from './messages';
import { SayIt } from './SayIt';
import { SlowDownCard } from './SlowDownCard';
import { useSentence } from './useSentence';

export interface OnBoardProps {
  live: LiveView;
  /** The ways to the user's own emergency contact. */
  sosContact: SosContactSlot;
}

/** A passenger on the way: the speed, a word to the driver, a link for the family, SOS, the arrival. */
export function OnBoard({ live, sosContact }: OnBoardProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { end, isEnding } = useDrive();
  const sentence = useSentence();
  const [open, setOpen] = useState<'sos' | 'arrival' | null>(null);
  const { links } = useFamilyLinks();
  const followed = links?.find(({ known, isSos }) => known !== null && !isSos)?.known ?? null;
  const isPassenger = live.journey.role === 'PASSENGER';
  const close = () => setOpen(null);
  return (
    <Flex direction="column" gap="4" maxW="560px" mx="auto" w="full" pb="24">
      <Flex align="center" justify="space-between" gap="2">
        <div>
          <Heading as="h1" textStyle="title">
            {formatMessage(BUS_MESSAGES.title)}
          </Heading>
          <Text color="fg.muted">
            {formats.distance(live.distanceM / 1_000)} · {formats.duration(live.durationS)}
          </Text>
        </div>
        <Button variant="outline" px="4" onClick={() => setOpen('sos')}>
          <Phone size={20} aria-hidden />
          {formatMessage(BUS_MESSAGES.sos)}
        </Button>
      </Flex>
      <BusCard live={live} />
      {isPassenger && <SlowDownCard sentence={sentence} />}
      <FamilyCard />
      <Flex
        position="sticky"
        bottom={{ base: '64px', md: '0' }}
        zIndex="docked"
        gap="2"
        py="3"
        bg="bg"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Button
          variant="outline"
          size="lg"
          minH="76px"
          flex={isPassenger ? '0 0 auto' : '1'}
          px="4"
          loading={isEnding}
          onClick={() => setOpen('arrival')}
        >
          <Flag size={20} aria-hidden />
          {formatMessage(BUS_MESSAGES.arrived)}
        </Button>
        {isPassenger && <SayIt sentence={sentence} />}
      </Flex>
      <Sheet isOpen={open === 'sos'} onClose={close} title={formatMessage(SOS_MESSAGES.title)}>
        <Flex direction="column" gap="3" pb="4">
          <EmergencyCalls />
          {sosContact({ place: live.place })}
        </Flex>
      </Sheet>
      {open === 'arrival' && followed !== null && (
        <ArrivalSheet linkId={followed.id} onClose={close} onArrived={() => void end()} />
      )}
      <EndQuestion
        isOpen={open === 'arrival' && followed === null}
        live={live}
        onCancel={close}
        onEnd={() => {
          close();
          void end();
        }}
      />
    </Flex>
  );
}
