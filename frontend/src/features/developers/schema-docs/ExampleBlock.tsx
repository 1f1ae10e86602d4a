import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ApiExample } from '../../../graphql/examples';
import { explorerPath } from '../../../lib/paths';
import { SCHEMA_MESSAGES as TEXTS } from './messages';

/** An example of a field of a root type with its cost, and the way to run it. */
export function ExampleBlock({ example }: { example: ApiExample }) {
  const { formatMessage } = useIntl();
  const hasVariables = Object.keys(example.variables).length > 0;
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="control" overflow="hidden">
      <Flex align="center" justify="space-between" wrap="wrap" gap="2" ps="3" bg="bg">
        <Text textStyle="small">
          {formatMessage(TEXTS.exampleCost, { points: example.points, fields: example.fields })}
        </Text>
        <Button asChild variant="ghost" size="sm" data-way>
          <Link to={explorerPath(example.field)}>
            <Play size={16} aria-hidden />
            {formatMessage(TEXTS.exampleOpen)}
          </Link>
        </Button>
      </Flex>
      <CodeText label={formatMessage(TEXTS.example)} text={example.query} />
      {hasVariables && (
        <CodeText
          label={formatMessage(TEXTS.exampleVariables)}
          text={JSON.stringify(example.variables, null, 2)}
        />
      )}
    </Box>
  );
}

export interface CodeTextProps {
  label: string;
  text: string;
  /** Whether long lines go on below, rather than out of sight. */
  isWrapped?: boolean;
}

/** Code that is only read; it scrolls by itself where it is wide. */
export function CodeText({ label, text, isWrapped = false }: CodeTextProps) {
  return (
    <chakra.pre
      role="group"
      aria-label={label}
      tabIndex={0}
      dir="ltr"
      m="0"
      px="3"
      py="2"
      overflowX="auto"
      whiteSpace={isWrapped ? 'pre-wrap' : 'pre'}
      overflowWrap="anywhere"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      fontFamily="mono"
      fontSize="13px"
      lineHeight="20px"
    >
      {text}
    </chakra.pre>
  );
}
