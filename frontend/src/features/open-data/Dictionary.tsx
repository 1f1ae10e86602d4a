import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { OPEN_COLUMNS } from '@wakafine/domain/opendata/open-columns';
import { OPEN_DATA_TEXTS } from '@wakafine/domain/opendata/open-data.generated';
import { openSet, type SetName } from '@wakafine/domain/opendata/open-sets';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { OPEN_DATA_PAGE } from './messages';

const P = OPEN_DATA_PAGE;
const HEADS = [
  { text: P.column },
  { text: P.type, hideBelow: 'md' },
  { text: P.unit, hideBelow: 'md' },
  { text: P.meaning },
] as const;

/** Every column of a data set with its meaning. */
export function Dictionary({ set }: { set: SetName }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const { columns, hasGeometry } = openSet(set);
  const texts = OPEN_DATA_TEXTS[language];
  const rows = columns.map((name) => ({ name, ...OPEN_COLUMNS[name], meaning: texts[`column.${name}`] }));
  const geometry = { name: 'geometry', type: 'geometry', unit: null, meaning: formatMessage(P.geometry) };
  return (
    <Card isFlush>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" px="4" py="3">
        <Heading as="h2" textStyle="heading">
          {formatMessage(P.dictionary)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(P.empty)}
        </Text>
      </Flex>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={formatMessage(P.dictionary)}>
        <chakra.table w="full" textStyle="small">
          <thead>
            <chakra.tr bg="bg">
              {HEADS.map(({ text, ...look }) => (
                <chakra.th
                  key={text.id}
                  {...look}
                  scope="col"
                  px="4"
                  py="2"
                  textAlign="start"
                  textStyle="micro"
                  color="fg.muted"
                >
                  {formatMessage(text)}
                </chakra.th>
              ))}
            </chakra.tr>
          </thead>
          <tbody>
            {(hasGeometry ? [...rows, geometry] : rows).map(({ name, type, unit, meaning }) => (
              <chakra.tr key={name} borderTopWidth="1px" borderColor="border">
                <chakra.th
                  scope="row"
                  px="4"
                  py="2"
                  textAlign="start"
                  fontFamily="monospace"
                  fontWeight="bold"
                >
                  {name}
                </chakra.th>
                <Cell>{type}</Cell>
                <Cell>{unit ?? '–'}</Cell>
                <chakra.td px="4" py="2" minW="32">
                  {meaning}
                </chakra.td>
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
    </Card>
  );
}

function Cell({ children }: { children: string }) {
  return (
    <chakra.td px="4" py="2" color="fg.muted" whiteSpace="nowrap" hideBelow="md">
      {children}
    </chakra.td>
  );
}
