import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { schemaPath } from '../../../lib/paths';
import type { SchemaPlace } from '../editor/graphql-editing';
import { exampleOf } from '../schema-docs/examples';
import { FieldDoc, type DescribedField } from '../schema-docs/FieldDoc';
import { membersOf } from '../schema-docs/search-schema';
import { EXPLORER_MESSAGES as TEXTS } from './messages';

/** Neighbours of a field that are named. */
const MOST_NEIGHBOURS = 24;

/** Description of the type or field under the cursor. */
export function DocsPane({ schema, place }: { schema: GraphQLSchema; place: SchemaPlace | null }) {
  const { formatMessage } = useIntl();
  const type = place === null ? undefined : schema.getType(place.type);
  if (place === null || type === undefined) {
    return (
      <Text p="4" color="fg.muted">
        {formatMessage(TEXTS.placeNone)}
      </Text>
    );
  }
  const field = fieldAt(type, place.field);
  return (
    <Flex direction="column" gap="4" p="4" overflowY="auto" minH="0" textStyle="small">
      <Text color="fg.muted" fontFamily="mono" overflowWrap="anywhere">
        {place.field === null ? place.type : `${place.type} › ${place.field}`}
      </Text>
      {field === null ? (
        <Box>
          <Heading as="h2" textStyle="section" fontFamily="mono">
            {type.name}
          </Heading>
          <Text lang="en">{type.description}</Text>
        </Box>
      ) : (
        <FieldDoc field={field} example={exampleOf(place.type, field.name)} level="h2" />
      )}
      <Flex as="ul" wrap="wrap" gap="1" listStyleType="none">
        {membersOf(type)
          .slice(0, MOST_NEIGHBOURS)
          .map(({ name }) => (
            <chakra.li key={name} fontFamily="mono" px="2" py="0.5" bg="bg.muted" borderRadius="6px">
              {name}
            </chakra.li>
          ))}
      </Flex>
      <chakra.span asChild color="brand.fg" textDecoration="underline" py="3">
        <Link to={schemaPath(place.type, place.field)}>{formatMessage(TEXTS.openReference)}</Link>
      </chakra.span>
    </Flex>
  );
}

function fieldAt(type: object, name: string | null): DescribedField | null {
  return name !== null && (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    ? (type.getFields()[name] ?? null)
    : null;
}
