import { Flex } from '@chakra-ui/react';
import type { GraphQLSchema } from 'graphql';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { usePageTitle } from '../../../lib/format/usePageTitle';
import { useApiSchema } from '../api/load-schema';
import { ExplorerPanes } from './ExplorerPanes';
import { EXPLORER_MESSAGES as TEXTS } from './messages';

/** The page where operations of GraphQL are written and run, with the schema of the server. */
export function ExplorerPage() {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(TEXTS.title));
  const { schema, hasFailed, retry } = useApiSchema();
  return (
    <Flex direction="column" h="100dvh" minH="480px" bg="bg">
      <Content schema={schema} hasFailed={hasFailed} retry={retry} />
    </Flex>
  );
}

function Content({
  schema,
  hasFailed,
  retry,
}: {
  schema: GraphQLSchema | null;
  hasFailed: boolean;
  retry: () => void;
}) {
  const { formatMessage } = useIntl();
  if (schema !== null) {
    return <ExplorerPanes schema={schema} />;
  }
  return hasFailed ? (
    <ErrorState text={formatMessage(TEXTS.schemaFailed)} onRetry={retry} />
  ) : (
    <Skeleton label={formatMessage(TEXTS.schemaLoading)}>
      <SkeletonBlock h="14" />
      <SkeletonBlock h="70dvh" mt="2" />
    </Skeleton>
  );
}
