import { Box, chakra, Heading } from '@chakra-ui/react';
import {
  isEnumType,
  isInputObjectType,
  isScalarType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Link } from 'react-router-dom';
import { schemaPath } from '../../../lib/paths';
import { SCHEMA_MESSAGES as TEXTS } from '../schema-docs/messages';
import { membersOf, ownTypes } from '../schema-docs/search-schema';

const ROOTS: readonly (readonly [string, MessageDescriptor])[] = [
  ['Query', TEXTS.queries],
  ['Mutation', TEXTS.mutations],
  ['Subscription', TEXTS.subscriptions],
];

/** All operations by their kinds, then all types by theirs. */
export function TypeIndex({ schema }: { schema: GraphQLSchema }) {
  const { formatMessage } = useIntl();
  const types = ownTypes(schema).filter(({ name }) => ROOTS.every(([root]) => root !== name));
  const named = (kind: (type: GraphQLNamedType) => boolean): string[] =>
    types.filter(kind).map(({ name }) => name);
  return (
    <>
      {ROOTS.map(([root, title]) => {
        const type = schema.getType(root);
        return (
          type !== undefined && (
            <Names
              key={root}
              title={formatMessage(title)}
              names={membersOf(type).map(({ name }) => name)}
              pathOf={(name) => schemaPath(root, name)}
            />
          )
        );
      })}
      <Names title={formatMessage(TEXTS.objects)} names={named(isOfAnswers)} pathOf={schemaPath} />
      <Names title={formatMessage(TEXTS.inputs)} names={named(isInputObjectType)} pathOf={schemaPath} />
      <Names title={formatMessage(TEXTS.enums)} names={named(isEnumType)} pathOf={schemaPath} />
      <Names title={formatMessage(TEXTS.scalars)} names={named(isScalarType)} pathOf={schemaPath} />
    </>
  );
}

function isOfAnswers(type: GraphQLNamedType): boolean {
  return !isEnumType(type) && !isInputObjectType(type) && !isScalarType(type);
}

interface NamesProps {
  title: string;
  names: readonly string[];
  pathOf: (name: string) => string;
}

function Names({ title, names, pathOf }: NamesProps) {
  return (
    <Box as="section">
      <Heading as="h2" textStyle="section" mb="2">
        {title}
      </Heading>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
        columnGap="4"
      >
        {names.map((name) => (
          <li key={name}>
            <chakra.span
              asChild
              display="flex"
              alignItems="center"
              minH={{ base: '12', lg: '8' }}
              fontFamily="mono"
              fontSize="14px"
              color="info.fg"
              overflowWrap="anywhere"
              _hover={{ textDecoration: 'underline' }}
            >
              <Link to={pathOf(name)}>{name}</Link>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}
