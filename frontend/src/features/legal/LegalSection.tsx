import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { maskPlate, publicPlate } from '@wakafine/domain/people/masking';
import { MAP_ATTRIBUTION } from '@wakafine/domain/geo/map-attribution';
import { DEFAULT_THRESHOLDS } from '@wakafine/domain/speed/zones';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { ENROLMENT_DATABASE } from '../../lib/storage/delete-enrolment';
import { CHOICE_KEYS, USER_KEYS } from '../../lib/storage/storage-keys';
import type { LegalSectionText } from './legal-section';

const EXAMPLE_PLATE = 'SW-452-CM';
/** Values in the sentences, from the code that uses them, wherever this app holds it. */
const VALUES = {
  ...DEFAULT_THRESHOLDS,
  plate: EXAMPLE_PLATE,
  masked: maskPlate(EXAMPLE_PLATE),
  hidden: publicPlate(EXAMPLE_PLATE, { isNamed: false }),
  session: 'wf_session',
  device: 'wf_device',
  keys: Object.values(USER_KEYS).join(', '),
  choices: Object.values(CHOICE_KEYS).join(', '),
  enrolment: ENROLMENT_DATABASE,
  sources: MAP_ATTRIBUTION,
};

/** One part of a legal page: sentences, then terms with what is to be said of each. */
export function LegalSection({ title, paragraphs = [], points = [], note }: LegalSectionText) {
  const intl = useIntl();
  const textOf = (text: MessageDescriptor) => intl.formatMessage(text, VALUES);
  return (
    <chakra.section display="flex" flexDirection="column" gap="3">
      <Heading as="h2" textStyle="section" pt="2">
        {textOf(title)}
      </Heading>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph.id}>{textOf(paragraph)}</Text>
      ))}
      {points.length > 0 && (
        <chakra.dl borderTopWidth="1px">
          {points.map(([term, text]) => (
            <Box
              key={term.id}
              display={{ md: 'grid' }}
              gridTemplateColumns="12rem 1fr"
              gap="4"
              py="3"
              borderBottomWidth="1px"
            >
              <Text as="dt" textStyle="strong">
                {textOf(term)}
              </Text>
              <Text as="dd" color="fg.muted">
                {textOf(text)}
              </Text>
            </Box>
          ))}
        </chakra.dl>
      )}
      {note !== undefined && (
        <Text textStyle="small" color="fg.muted">
          {textOf(note)}
        </Text>
      )}
    </chakra.section>
  );
}
