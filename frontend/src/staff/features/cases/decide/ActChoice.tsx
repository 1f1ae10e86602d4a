import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Radio } from '../../../../components/forms/Radio';
import { KeyCap } from '../../../kit/keys/KeyCap';
import { CASE_ACT_MESSAGES } from '../messages';
import { ACT_KEYS, type CaseAct } from './case-acts';
import { DECIDE_MESSAGES } from './messages';

export interface ActChoiceProps {
  acts: readonly CaseAct[];
  chosen: CaseAct;
  onChoose: (act: CaseAct) => void;
}

/** The acts that are possible, one of which is chosen, each with its key. */
export function ActChoice({ acts, chosen, onChoose }: ActChoiceProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <Box
      role="radiogroup"
      aria-label={formatMessage(DECIDE_MESSAGES.acts)}
      display="grid"
      gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
      gap="2"
    >
      {acts.map((act) => (
        <chakra.label
          key={act}
          display="flex"
          alignItems="center"
          gap="2"
          minH={{ base: '12', md: '10' }}
          px="2.5"
          bg={act === chosen ? 'brand.subtle' : 'bg.panel'}
          borderWidth="1px"
          borderColor={act === chosen ? 'brand.fg' : 'border.strong'}
          borderRadius="control"
          textStyle="label"
          cursor="pointer"
        >
          <Radio name={name} checked={act === chosen} onChange={() => onChoose(act)} />
          <Flex as="span" flex="1" minW="0" overflowWrap="anywhere">
            {formatMessage(CASE_ACT_MESSAGES[act])}
          </Flex>
          <KeyCap text={ACT_KEYS[act]} />
        </chakra.label>
      ))}
    </Box>
  );
}
