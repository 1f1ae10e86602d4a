import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { schemaPath } from '../../../lib/paths';
import { exampleOf } from '../schema-docs/examples';
import { FieldDoc, type DescribedField } from '../schema-docs/FieldDoc';
import { SCHEMA_MESSAGES as TEXTS } from '../schema-docs/messages';
import { ownTypes } from '../schema-docs/search-schema';

/** One type with all its fields or values; the field that the address names is scrolled to. */
export function TypeDoc({ schema, typeName }: { schema: GraphQLSchema; typeName: string }) {
  const { formatMessage } = useIntl();
  const type = schema.getType(typeName);
  const { hash } = useLocation();
  useEffect(
    function showNamedField() {
      const field = document.getElementById(hash.slice(1));
      field?.scrollIntoView({ block: 'start' });
      // Tab goes on from there.
      field?.focus({ preventScroll: true });
    },
    [hash, typeName],
  );
  if (type === undefined) {
    return <Text role="status">{formatMessage(TEXTS.unknown, { name: typeName })}</Text>;
  }
  const users = usersOf(schema, type);
  return (
    <Flex direction="column" gap="6" data-printed css={ON_PAPER}>
      <Box>
        <Heading as="h2" textStyle="heading" fontFamily="mono" overflowWrap="anywhere">
          {type.name}
        </Heading>
        <Text lang="en">{type.description}</Text>
      </Box>
      {fieldsIn(type).map((field) => (
        <Box
          as="article"
          key={field.name}
          id={field.name}
          tabIndex={-1}
          outline="none"
          borderTopWidth="1px"
          borderColor="border"
          pt="4"
          scrollMarginTop="4"
        >
          <FieldDoc field={field} example={exampleOf(type.name, field.name)} />
        </Box>
      ))}
      {isEnumType(type) && <Values type={type} />}
      {users.length > 0 && <UsedBy users={users} />}
    </Flex>
  );
}

function Values({
  type,
}: {
  type: { getValues(): readonly { name: string; description?: string | null }[] };
}) {
  return (
    <chakra.dl display="flex" flexDirection="column" gap="3">
      {type.getValues().map(({ name, description }) => (
        <Box key={name} id={name} tabIndex={-1} outline="none">
          <chakra.dt fontFamily="mono" fontWeight="bold">
            {name}
          </chakra.dt>
          <chakra.dd lang="en">{description}</chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  );
}

function UsedBy({ users }: { users: readonly Place[] }) {
  const { formatMessage } = useIntl();
  return (
    <Box as="section">
      <Heading as="h3" textStyle="section" mb="2">
        {formatMessage(TEXTS.usedBy)}
      </Heading>
      <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
        {users.map(({ type, field }) => (
          <chakra.li key={`${type}.${field}`} fontFamily="mono" fontSize="14px" color="info.fg">
            <chakra.span
              asChild
              display="inline-flex"
              alignItems="center"
              minH="8"
              textDecoration="underline"
            >
              <Link to={schemaPath(type, field)}>{`${type}.${field}`}</Link>
            </chakra.span>
          </chakra.li>
        ))}
      </Flex>
    </Box>
  );
}

interface Place {
  type: string;
  field: string;
}

/** Fields that give a type, or have an argument of it. */
function usersOf(schema: GraphQLSchema, wanted: GraphQLNamedType): Place[] {
  return ownTypes(schema).flatMap((type) =>
    fieldsIn(type)
      .filter(({ type: given, args = [] }) =>
        [given, ...args.map((argument) => argument.type)].some((each) => getNamedType(each) === wanted),
      )
      .map(({ name }) => ({ type: type.name, field: name })),
  );
}

function fieldsIn(type: GraphQLNamedType): DescribedField[] {
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values(type.getFields())
    : [];
}

/** On paper a type stands alone, black on white, with all of each example. */
const ON_PAPER = {
  '@media print': {
    display: 'block',
    fontSize: '80%',
    '&, & *': {
      color: 'black !important',
      background: 'white !important',
      borderColor: '#999 !important',
    },
    '& article, & section, & dl > div': { breakInside: 'avoid', marginBlockEnd: '12px' },
    '& h2, & h3': { breakAfter: 'avoid' },
    '& pre': { whiteSpace: 'pre-wrap', overflow: 'visible' },
    // What leads elsewhere is nothing on paper.
    '& [data-way]': { display: 'none' },
  },
} as const;
