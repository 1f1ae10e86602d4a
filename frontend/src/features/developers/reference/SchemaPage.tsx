import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { GraphQLSchema } from 'graphql';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { TextField } from '../../../components/forms/TextField';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { schemaPath } from '../../../lib/paths';
import { turnKeys, useKeysOn } from '../../../lib/storage/key-choice';
import { SCHEMA_URL, useApiSchema } from '../api/load-schema';
import { EXPLORER_MESSAGES } from '../explorer/messages';
import { DeveloperHead } from '../kit/DeveloperHead';
import { SCHEMA_MESSAGES as TEXTS } from '../schema-docs/messages';
import { searchSchema } from '../schema-docs/search-schema';
import { TypeDoc } from './TypeDoc';
import { TypeIndex } from './TypeIndex';
import { useSearchKeys } from './useSearchKeys';

/** The reference of every type and field: a list of all, or one type, and a search over both. */
export function SchemaPage() {
  const { formatMessage } = useIntl();
  const { typeName } = useParams();
  const { schema, hasFailed, retry } = useApiSchema();
  return (
    <Flex direction="column" gap="4">
      <DeveloperHead title={formatMessage(TEXTS.title)} tab={typeName} />
      <Text maxW="content">
        {formatMessage(TEXTS.intro)} {formatMessage(TEXTS.english)}
      </Text>
      <chakra.a href={SCHEMA_URL} color="brand.fg" textDecoration="underline" alignSelf="flex-start" py="3">
        {formatMessage(TEXTS.download)}
      </chakra.a>
      {schema !== null && <Reference schema={schema} typeName={typeName} />}
      {schema === null &&
        (hasFailed ? (
          <ErrorState text={formatMessage(EXPLORER_MESSAGES.schemaFailed)} onRetry={retry} />
        ) : (
          <Skeleton label={formatMessage(EXPLORER_MESSAGES.schemaLoading)}>
            <SkeletonBlock h="12" />
            <SkeletonBlock h="50dvh" mt="4" />
          </Skeleton>
        ))}
    </Flex>
  );
}

const FIELD_ID = 'schema-search';

function Reference({ schema, typeName }: { schema: GraphQLSchema; typeName: string | undefined }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState('');
  const isSearching = asked.trim() !== '';
  const clear = (): void => setAsked('');
  const keys = useSearchKeys(FIELD_ID, clear);
  return (
    <Flex direction="column" gap="4" onKeyDown={keys}>
      <TextField
        id={FIELD_ID}
        type="search"
        label={formatMessage(TEXTS.search)}
        value={asked}
        onChange={setAsked}
        autoComplete="off"
      />
      <SearchKeysLine />
      {isSearching && <Found schema={schema} asked={asked} onOpen={clear} />}
      {!isSearching && typeName !== undefined && <TypeDoc schema={schema} typeName={typeName} />}
      {!isSearching && typeName === undefined && <TypeIndex schema={schema} />}
    </Flex>
  );
}

/** The keys of the search, and the button that turns the single one off and on again. */
function SearchKeysLine() {
  const { formatMessage } = useIntl();
  const isOn = useKeysOn();
  return (
    <Flex hideBelow="lg" gap="3" align="center" mt="-2.5" textStyle="small" color="fg.subtle">
      <Text>{formatMessage(isOn ? TEXTS.searchKeys : TEXTS.searchKeysOff)}</Text>
      <chakra.button
        type="button"
        minH="6"
        textDecoration="underline"
        color="brand.fg"
        onClick={() => turnKeys(!isOn)}
      >
        {formatMessage(isOn ? TEXTS.turnSlashOff : TEXTS.turnSlashOn)}
      </chakra.button>
    </Flex>
  );
}

function Found({ schema, asked, onOpen }: { schema: GraphQLSchema; asked: string; onOpen: () => void }) {
  const { formatMessage } = useIntl();
  const found = searchSchema(schema, asked);
  return (
    <Box>
      <Text role="status" textStyle="small" color="fg.muted">
        {formatMessage(TEXTS.found, { count: found.length })}
      </Text>
      <chakra.ul listStyleType="none">
        {found.map(({ type, field, text }) => (
          <chakra.li key={`${type}.${field ?? ''}`} borderBottomWidth="1px" borderColor="border">
            <chakra.span asChild display="block" minH="12" py="2">
              <Link to={schemaPath(type, field)} onClick={onOpen} data-found>
                <chakra.span fontFamily="mono" fontWeight="bold" overflowWrap="anywhere">
                  {field === null ? type : `${type}.${field}`}
                </chakra.span>
                <Text lang="en" textStyle="small" color="fg.muted">
                  {text}
                </Text>
              </Link>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
