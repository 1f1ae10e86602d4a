import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { CodeText } from '../schema-docs/ExampleBlock';
import { Fold } from './Fold';
import { REST_MESSAGES as TEXTS } from './messages';
import type { RestCall } from './read-openapi';
import { TryCall } from './TryCall';
import { ValueList } from './ValueList';

/** One call: what it takes and answers; a reading one can be made from here. */
export function CallDoc({ call }: { call: RestCall }) {
  const { formatMessage } = useIntl();
  return (
    <Fold title={call.name} text={call.summary}>
      <Flex direction="column" gap="3">
        {call.description !== '' && <Text lang="en">{call.description}</Text>}
        <Text textStyle="small">{formatMessage(call.isOpen ? TEXTS.open : TEXTS.signedIn)}</Text>
        <ValueList title={formatMessage(TEXTS.parameters)} values={call.values} />
        <ValueList title={formatMessage(TEXTS.body)} values={call.members} />
        {call.example !== null && <CodeText label={formatMessage(TEXTS.example)} text={call.example} />}
        <Box>
          <Text textStyle="label">{formatMessage(TEXTS.answers)}</Text>
          <chakra.ul listStyleType="none" ps="3" textStyle="small" overflowWrap="anywhere">
            {call.answers.map(({ status, type, description }) => (
              <li key={status}>
                <chakra.code fontFamily="mono" fontWeight="bold">
                  {status}
                </chakra.code>{' '}
                <chakra.code fontFamily="mono" color="info.fg">
                  {type}
                </chakra.code>{' '}
                <chakra.span lang="en" color="fg.muted">
                  {description}
                </chakra.span>
              </li>
            ))}
          </chakra.ul>
        </Box>
        {call.method === 'GET' && <TryCall call={call} />}
      </Flex>
    </Fold>
  );
}
