import { Box, chakra, Flex, Heading } from '@chakra-ui/react';
import { Keyboard } from 'lucide-react';
import { useIntl } from 'react-intl';
import { SwitchRow } from '../../../components/forms/SwitchRow';
import { Sheet } from '../../../components/surface/Sheet';
import { useRights } from '../../../lib/session/rights';
import { STAFF_ENTRIES } from '../frame/staff-entries';
import { turnKeys, useKeysOn } from '../../../lib/storage/key-choice';
import { KEYS_MESSAGES } from '../keys/messages';

/** All keys of the dashboard, and the switch that turns single ones off. Open while it is mounted. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const holds = useRights();
  const isOn = useKeysOn();
  const everywhere = [
    { keys: ['j', 'k'], text: formatMessage(KEYS_MESSAGES.move) },
    { keys: ['Enter'], text: formatMessage(KEYS_MESSAGES.open) },
    { keys: ['[', ']'], text: formatMessage(KEYS_MESSAGES.neighbour) },
    { keys: ['/'], text: formatMessage(KEYS_MESSAGES.filter) },
    { keys: ['Ctrl', 'K'], text: formatMessage(KEYS_MESSAGES.goTo) },
    { keys: ['Ctrl', 'Enter'], text: formatMessage(KEYS_MESSAGES.sign) },
    { keys: ['?'], text: formatMessage(KEYS_MESSAGES.help) },
  ];
  const pages = STAFF_ENTRIES.filter(({ permission }) => holds(permission)).map(({ goKey, label }) => ({
    keys: ['g', goKey],
    text: formatMessage(label),
  }));
  return (
    <Sheet isOpen onClose={onClose} title={formatMessage(KEYS_MESSAGES.help)} isUnasked>
      <Flex direction="column" gap="4">
        <SwitchRow
          icon={Keyboard}
          text={formatMessage(KEYS_MESSAGES.isOn)}
          hint={formatMessage(KEYS_MESSAGES.isOnHint)}
          isOn={isOn}
          onChange={turnKeys}
        />
        <Part title={formatMessage(KEYS_MESSAGES.everywhere)} rows={everywhere} />
        <Part title={formatMessage(KEYS_MESSAGES.pages)} rows={pages} />
      </Flex>
    </Sheet>
  );
}

interface PartProps {
  title: string;
  rows: readonly { readonly keys: readonly string[]; readonly text: string }[];
}

function Part({ title, rows }: PartProps) {
  return (
    <Box as="section">
      <Heading as="h3" textStyle="label" color="fg.muted" mb="2">
        {title}
      </Heading>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gapX="4" gapY="1.5">
        {rows.map(({ keys, text }) => (
          <Flex key={text} gap="2" align="center" textStyle="small">
            <chakra.dt minW="16" display="flex" gap="1">
              {keys.map((key) => (
                <chakra.kbd
                  key={key}
                  minW="5"
                  px="1"
                  textAlign="center"
                  borderWidth="1px"
                  borderColor="border.strong"
                  borderRadius="badge"
                  fontFamily="inherit"
                  textStyle="micro"
                >
                  {key}
                </chakra.kbd>
              ))}
            </chakra.dt>
            <dd>{text}</dd>
          </Flex>
        ))}
      </chakra.dl>
    </Box>
  );
}
