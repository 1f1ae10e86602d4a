import { Flex, Text } from '@chakra-ui/react';
import { MapPinCheck, MapPinOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format/format';
import { usePhoneRoads } from '../../lib/road-pack/phone-roads';
import { PACK_MESSAGES } from './way/messages';

/** Says of which day the pack of roads on this phone is, and that it works without a network. */
export function PackState() {
  const { formatMessage } = useIntl();
  const { date } = useFormats();
  const madeAt = usePhoneRoads()?.madeAt ?? null;
  const Icon = madeAt === null ? MapPinOff : MapPinCheck;
  return (
    <Flex align="center" gap="2" mt="2">
      <Icon size={20} aria-hidden />
      <Text textStyle="small">
        {madeAt === null
          ? formatMessage(PACK_MESSAGES.none)
          : formatMessage(PACK_MESSAGES.state, { date: date(madeAt) })}
      </Text>
    </Flex>
  );
}
