import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { BellRing, Lock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/surface/Card';
import { SwitchRow } from '../../components/forms/SwitchRow';
import { notify } from '../../components/surface/toaster';
import { ERROR_MESSAGES } from '../../lib/errors/error-messages';
import { errorCodeOf } from '../../lib/errors/errors';
import { PATHS } from '../../lib/paths';
import { LOOKS_MESSAGES } from './messages';
import { OpenDataSwitch } from './OpenDataSwitch';
import { useLookNotices } from './useLookNotices';

/** Choices about looks, and the way to one's own data. */
export function LookChoices() {
  const { formatMessage } = useIntl();
  const { isOn, choose } = useLookNotices();

  async function handleChange(next: boolean): Promise<void> {
    try {
      await choose(next);
    } catch (error) {
      notify({
        kind: 'error',
        title: formatMessage(LOOKS_MESSAGES.noticesFailed),
        text: formatMessage(ERROR_MESSAGES[errorCodeOf(error)]),
      });
    }
  }

  return (
    <Flex as="section" direction="column" gap="3">
      <Heading as="h2" textStyle="section">
        {formatMessage(LOOKS_MESSAGES.youDecide)}
      </Heading>
      <Card isFlush>
        <SwitchRow
          icon={BellRing}
          text={formatMessage(LOOKS_MESSAGES.notices)}
          hint={formatMessage(LOOKS_MESSAGES.noticesHint)}
          isOn={isOn === true}
          isDisabled={isOn === null}
          onChange={(next) => void handleChange(next)}
        />
        <Box borderTopWidth="1px">
          <OpenDataSwitch />
        </Box>
      </Card>
      <Button asChild variant="outline">
        <Link to={PATHS.settings}>{formatMessage(LOOKS_MESSAGES.exportData)}</Link>
      </Button>
      <Flex gap="2" color="fg.muted" textStyle="small">
        <Lock size={18} aria-hidden style={{ flexShrink: 0 }} />
        <Text>{formatMessage(LOOKS_MESSAGES.sealed)}</Text>
      </Flex>
    </Flex>
  );
}
