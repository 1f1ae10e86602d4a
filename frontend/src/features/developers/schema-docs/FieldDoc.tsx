import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { astFromValue, isNonNullType, print, type GraphQLArgument, type GraphQLType } from 'graphql';
import { useIntl } from 'react-intl';
import type { ApiExample } from '../../../graphql/examples';
import { ExampleBlock } from './ExampleBlock';
import { FieldScopes } from './FieldScopes';
import { SCHEMA_MESSAGES as TEXTS } from './messages';
import { scopesOf, type MarkedField } from './scopes';
import { TypeRef } from './TypeRef';
import { WhoMay } from './WhoMay';

/** A field of a type or of an input, as the schema describes it. */
export interface DescribedField extends MarkedField {
  name: string;
  type: GraphQLType;
  description?: string | null;
  deprecationReason?: string | null;
  args?: readonly GraphQLArgument[];
}

export interface FieldDocProps {
  field: DescribedField;
  /** Of a field of a root type. */
  example?: ApiExample;
  /** Depth of its heading. */
  level?: 'h2' | 'h3';
}

/** A field: its type, description, arguments, and for one of a root type who may ask, and an example. */
export function FieldDoc({ field, example, level = 'h3' }: FieldDocProps) {
  const { formatMessage } = useIntl();
  const { name, type, description, deprecationReason, args = [] } = field;
  const scopes = scopesOf(field);
  return (
    <Flex direction="column" gap="2" minW="0">
      <Flex wrap="wrap" columnGap="3" align="baseline">
        <Heading as={level} textStyle="section" fontFamily="mono" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text textStyle="small">
          <TypeRef type={type} />
          <chakra.span color="fg.muted">
            {` · ${formatMessage(isNonNullType(type) ? TEXTS.nullNever : TEXTS.nullMay)}`}
          </chakra.span>
        </Text>
      </Flex>
      {description !== undefined && description !== null && <Text lang="en">{description}</Text>}
      {deprecationReason !== undefined && deprecationReason !== null && (
        <Text lang="en" color="caution.fg">{`${formatMessage(TEXTS.deprecated)}: ${deprecationReason}`}</Text>
      )}
      {example !== undefined && (
        <Text textStyle="small">
          <chakra.b fontWeight="bold">{formatMessage(TEXTS.whoTitle)}</chakra.b>{' '}
          <WhoMay who={example.who} right={example.right} /> <FieldScopes scopes={scopes} />
        </Text>
      )}
      {args.length > 0 && <Arguments args={args} />}
      {example !== undefined && <ExampleBlock example={example} />}
    </Flex>
  );
}

function Arguments({ args }: { args: readonly GraphQLArgument[] }) {
  const { formatMessage } = useIntl();
  return (
    <Box>
      <Text textStyle="label">{formatMessage(TEXTS.arguments)}</Text>
      <chakra.dl textStyle="small" display="flex" flexDirection="column" gap="1" ps="3">
        {args.map((argument) => (
          <Box key={argument.name}>
            <dt>
              <chakra.code fontFamily="mono">{argument.name}</chakra.code> <TypeRef type={argument.type} />
              {defaultText(argument)}
            </dt>
            {(argument.description ?? '') !== '' && (
              <chakra.dd lang="en" color="fg.muted">
                {argument.description}
              </chakra.dd>
            )}
          </Box>
        ))}
      </chakra.dl>
    </Box>
  );
}

function defaultText({ defaultValue, type }: GraphQLArgument): string {
  const byDefault = astFromValue(defaultValue, type);
  return byDefault ? ` = ${print(byDefault)}` : '';
}
