import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { FileText, LocateFixed, Shield } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { RowIcon } from '../../../components/forms/RowIcon';
import { Card } from '../../../components/surface/Card';
import { PATHS } from '../../../lib/paths';
import { LOCATION_MESSAGES, SETTINGS_MESSAGES } from '../form/messages';
import { SettingsRow } from '../form/SettingsRow';
import { SettingsSection } from '../form/SettingsSection';
import { useLocationTest } from './useLocationTest';

/** Whether the phone shares its location, with a test of it, and the ways to the legal pages. */
export function LocationSection() {
  const { formatMessage } = useIntl();
  return (
    <SettingsSection title={formatMessage(SETTINGS_MESSAGES.locationAndPrivacy)}>
      <Card isFlush>
        <LocationRow />
        <SettingsRow icon={Shield} text={formatMessage(SETTINGS_MESSAGES.privacy)}>
          <Link to={PATHS.privacy} />
        </SettingsRow>
        <SettingsRow icon={FileText} text={formatMessage(SETTINGS_MESSAGES.terms)} isLast>
          <Link to={PATHS.terms} />
        </SettingsRow>
      </Card>
    </SettingsSection>
  );
}

function LocationRow() {
  const { formatMessage } = useIntl();
  const { access, isTesting, hasFailed, test } = useLocationTest();
  return (
    <Flex
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="2"
      containerType="inline-size"
      minH="16"
      px="4"
      py="2"
      borderBottomWidth="1px"
    >
      <RowIcon icon={LocateFixed} />
      <Box flex="1 1 7rem" minW="0">
        <Text textStyle="strong">{formatMessage(LOCATION_MESSAGES.title)}</Text>
        <Text
          role={hasFailed ? 'alert' : undefined}
          textStyle="small"
          color={hasFailed ? 'danger.fg' : 'fg.muted'}
        >
          {formatMessage(hasFailed ? LOCATION_MESSAGES.errorText : LOCATION_MESSAGES[access])}
        </Text>
      </Box>
      <Button variant="outline" loading={isTesting} onClick={() => void test()}>
        {formatMessage(LOCATION_MESSAGES.test)}
      </Button>
    </Flex>
  );
}
