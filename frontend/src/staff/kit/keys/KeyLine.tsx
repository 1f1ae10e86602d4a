import { chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useKeysOn } from '../../../lib/storage/key-choice';
import { KEYS_MESSAGES } from './messages';
import { KeyCap } from './KeyCap';

export interface KeyLineProps {
  /** Name of the list, for screen readers. */
  label: string;
  keys: readonly { readonly keys: readonly string[]; readonly text: string }[];
}

/** Keys that work on a page, at its foot, with those that work on every page; not on phones, which have none, nor where they are turned off. */
export function KeyLine({ label, keys }: KeyLineProps) {
  const { formatMessage } = useIntl();
  const isOn = useKeysOn();
  const always = [
    { keys: ['Ctrl', 'K'], text: formatMessage(KEYS_MESSAGES.goTo) },
    { keys: ['?'], text: formatMessage(KEYS_MESSAGES.help) },
  ];
  if (!isOn) {
    return null;
  }
  return (
    <Flex
      as="dl"
      aria-label={label}
      display={{ base: 'none', md: 'flex' }}
      wrap="wrap"
      columnGap="4"
      rowGap="1"
      px="1"
      textStyle="small"
      color="fg.muted"
    >
      {[...keys, ...always].map((each) => (
        <Flex key={each.text} align="center" gap="1.5">
          <chakra.dt display="flex" gap="0.5">
            {each.keys.map((key) => (
              <KeyCap key={key} text={key} />
            ))}
            <chakra.span srOnly>{each.keys.join(', ')}</chakra.span>
          </chakra.dt>
          <dd>{each.text}</dd>
        </Flex>
      ))}
    </Flex>
  );
}
