import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { maskPlate, publicPlate } from '@wakafine/domain/people/masking';
import { canonicalPlate } from '@wakafine/domain/people/plate';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { TextField } from '../../components/forms/TextField';
import { HOW_MESSAGES } from './how-messages';

const EXAMPLE_PLATE = 'LT-482-KD';
const SHORTEST_PLATE = 3;
const LONGEST_PLATE = 20;

/** Mask of a plate that the reader types; computed here by the masking code of the server, and sent nowhere. */
export function MaskTrial() {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState(EXAMPLE_PLATE);
  const plate = typed.toUpperCase();
  const isLongEnough = canonicalPlate(plate).length >= SHORTEST_PLATE;
  const rows: readonly [MessageDescriptor, string][] = [
    [HOW_MESSAGES.trialTyped, publicPlate(plate, { isNamed: false })],
    [HOW_MESSAGES.trialBound, maskPlate(plate)],
    [HOW_MESSAGES.trialOwn, plate],
  ];
  return (
    <chakra.section display="flex" flexDirection="column" gap="3">
      <Heading as="h2" textStyle="section" pt="2">
        {formatMessage(HOW_MESSAGES.trial)}
      </Heading>
      <TextField
        id="trial-plate"
        label={formatMessage(HOW_MESSAGES.trialLabel)}
        hint={formatMessage(HOW_MESSAGES.trialHint)}
        error={isLongEnough ? undefined : formatMessage(HOW_MESSAGES.trialShort)}
        value={typed}
        autoComplete="off"
        onChange={(next) => setTyped(next.slice(0, LONGEST_PLATE))}
      />
      {isLongEnough && (
        <chakra.dl borderTopWidth="1px" aria-live="polite">
          {rows.map(([who, shown]) => (
            <Flex
              key={who.id}
              wrap="wrap"
              justify="space-between"
              columnGap="4"
              py="3"
              borderBottomWidth="1px"
            >
              <Box as="dt" flex="1 1 12rem" color="fg.muted">
                {formatMessage(who)}
              </Box>
              <Text
                as="dd"
                textStyle="strong"
                fontWeight="700"
                letterSpacing="0.03em"
                overflowWrap="anywhere"
              >
                {shown}
              </Text>
            </Flex>
          ))}
        </chakra.dl>
      )}
    </chakra.section>
  );
}
