import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Check, EllipsisVertical, Share, SquarePlus, type LucideIcon } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Sheet } from '../../components/surface/Sheet';
import { useInstallOffer } from '../../lib/install-offer';
import { INSTALL_MESSAGES } from './messages';

type Step = readonly [icon: LucideIcon, text: MessageDescriptor];

const STEPS: Record<'ios' | 'android', readonly Step[]> = {
  ios: [
    [Share, INSTALL_MESSAGES.iosShare],
    [SquarePlus, INSTALL_MESSAGES.iosAdd],
    [Check, INSTALL_MESSAGES.iosConfirm],
  ],
  android: [
    [EllipsisVertical, INSTALL_MESSAGES.androidMenu],
    [SquarePlus, INSTALL_MESSAGES.androidAdd],
  ],
};

export interface InstallSheetProps {
  phone: 'ios' | 'android';
  isOpen: boolean;
  onClose: () => void;
}

/** Offers to install the app on a phone, unasked: by its button where the browser has one, else by the steps of the phone. */
export function InstallSheet({ phone, isOpen, onClose }: InstallSheetProps) {
  const { formatMessage } = useIntl();
  const install = useInstallOffer();
  return (
    <Sheet
      isOpen={isOpen}
      isUnasked
      onClose={onClose}
      title={formatMessage(INSTALL_MESSAGES.title)}
      footer={
        <>
          {install && (
            <Button size="lg" width="full" onClick={() => void install().then(onClose)}>
              {formatMessage(INSTALL_MESSAGES.install)}
            </Button>
          )}
          <Button variant="outline" width="full" onClick={onClose}>
            {formatMessage(INSTALL_MESSAGES.later)}
          </Button>
        </>
      }
    >
      <Text>{formatMessage(INSTALL_MESSAGES.text)}</Text>
      {install === null && (
        <chakra.ol listStyleType="none" mt="3">
          {STEPS[phone].map(([Icon, text]) => (
            <Flex as="li" key={text.id} align="center" gap="3" minH="12" py="1.5">
              <Flex flexShrink="0">
                <Icon size={24} aria-hidden />
              </Flex>
              <Text>{formatMessage(text)}</Text>
            </Flex>
          ))}
        </chakra.ol>
      )}
    </Sheet>
  );
}
