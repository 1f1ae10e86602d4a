import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { CodeText } from '../schema-docs/ExampleBlock';
import { Fold } from './Fold';
import { REST_MESSAGES as TEXTS } from './messages';
import type { RestShape } from './read-openapi';
import { ValueList } from './ValueList';

/** A shape that answers are made of. */
export function ShapeDoc({ shape }: { shape: RestShape }) {
  const { formatMessage } = useIntl();
  return (
    <Fold title={shape.name} text={shape.description}>
      <Flex direction="column" gap="3">
        <ValueList title={formatMessage(TEXTS.body)} values={shape.members} />
        {shape.example !== null && (
          <>
            <Text textStyle="label">{formatMessage(TEXTS.example)}</Text>
            <CodeText label={formatMessage(TEXTS.example)} text={shape.example} />
          </>
        )}
      </Flex>
    </Fold>
  );
}
