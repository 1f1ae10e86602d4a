import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import type { OwnExportFragment } from '../../../graphql/staff';
import { ExportItem } from './ExportItem';
import { EXPORTS_MESSAGES } from './messages';
import { useExportName } from './useExportName';
import type { OwnExports } from './useExports';

/** One's own files of the last day, newest first. */
export function ExportList({ own }: { own: OwnExports }) {
  const { formatMessage } = useIntl();
  return (
    <Flex direction="column" gap="2">
      <Box>
        <Heading as="h3" textStyle="strong">
          {formatMessage(EXPORTS_MESSAGES.mine)}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(EXPORTS_MESSAGES.mineHint)}
        </Text>
      </Box>
      <Files own={own} />
    </Flex>
  );
}

function Files({ own: { exports, hasFailed, cancel, retry } }: { own: OwnExports }) {
  const { formatMessage } = useIntl();
  if (hasFailed) {
    return <ErrorState text={formatMessage(EXPORTS_MESSAGES.failedToLoad)} onRetry={retry} />;
  }
  if (exports === null) {
    return (
      <Skeleton>
        <SkeletonBlock h="14" />
      </Skeleton>
    );
  }
  if (exports.length === 0) {
    return (
      <Text textStyle="small" py="3">
        {formatMessage(EXPORTS_MESSAGES.none)}
      </Text>
    );
  }
  return (
    <>
      <NewestState newest={exports[0]} />
      <chakra.ul listStyleType="none">
        {exports.map((job) => (
          <chakra.li key={job.id} borderTopWidth="1px" py="2">
            <ExportItem job={job} onCancel={() => cancel(job.id)} />
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

/** Announces the newest file to screen readers once it is made. */
function NewestState({ newest }: { newest: OwnExportFragment | undefined }) {
  const { formatMessage } = useIntl();
  const nameOf = useExportName();
  return (
    <chakra.span role="status" srOnly>
      {newest?.status === 'DONE' && formatMessage(EXPORTS_MESSAGES.ready, { name: nameOf(newest) })}
    </chakra.span>
  );
}
