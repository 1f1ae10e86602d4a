import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { flagInTab, isFlaggedInTab } from '../../lib/storage/browser-storage';
import { useInstallOffer } from '../../lib/install-offer';
import { INSTALL_MESSAGES } from './messages';

/** Says that the offer was put away in this tab. */
const LATER_KEY = 'install-later';

/** Offers to install the app, where the browser can; put away, it comes back with the next visit. */
export function InstallCard() {
  const { formatMessage } = useIntl();
  const install = useInstallOffer();
  const [isLater, setIsLater] = useState(() => isFlaggedInTab(LATER_KEY));
  if (install === null || isLater) {
    return null;
  }
  return (
    <Card>
      <Flex align="center" gap="2">
        <Download size={20} aria-hidden />
        <Heading as="h2" textStyle="section">
          {formatMessage(INSTALL_MESSAGES.title)}
        </Heading>
      </Flex>
      <Text mt="1" mb="3" color="fg.muted">
        {formatMessage(INSTALL_MESSAGES.text)}
      </Text>
      <Flex gap="3" wrap="wrap">
        <Button flex="1 1 auto" variant="outline" onClick={() => void install()}>
          {formatMessage(INSTALL_MESSAGES.install)}
        </Button>
        <Button
          flex="1 1 auto"
          variant="outline"
          onClick={() => {
            flagInTab(LATER_KEY);
            setIsLater(true);
          }}
        >
          {formatMessage(INSTALL_MESSAGES.later)}
        </Button>
      </Flex>
    </Card>
  );
}
