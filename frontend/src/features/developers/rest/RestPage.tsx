import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/forms/TextField';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { DeveloperHead } from '../kit/DeveloperHead';
import { SCHEMA_MESSAGES } from '../schema-docs/messages';
import { CallDoc } from './CallDoc';
import { REST_MESSAGES as TEXTS } from './messages';
import type { RestReference } from './read-openapi';
import { ShapeDoc } from './ShapeDoc';
import { OPENAPI_URL, useOpenApi } from './useOpenApi';

/** The reference of REST, made of the OpenAPI document of the server. */
export function RestPage() {
  const { formatMessage } = useIntl();
  const { reference, hasFailed, retry } = useOpenApi();
  return (
    <Flex direction="column" gap="4">
      <DeveloperHead title={formatMessage(TEXTS.title)} />
      <Text maxW="content">
        {formatMessage(TEXTS.intro)} {formatMessage(SCHEMA_MESSAGES.english)}
      </Text>
      {reference !== null && <Reference reference={reference} />}
      {reference === null &&
        (hasFailed ? (
          <ErrorState text={formatMessage(TEXTS.failed)} onRetry={retry} />
        ) : (
          <Skeleton label={formatMessage(TEXTS.loading)}>
            <SkeletonBlock h="12" />
            <SkeletonBlock h="50dvh" mt="4" />
          </Skeleton>
        ))}
    </Flex>
  );
}

function Reference({ reference }: { reference: RestReference }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState('');
  const wanted = asked.trim().toLowerCase();
  const found = reference.calls.filter(({ name, summary }) =>
    `${name} ${summary}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <Text lang="en" maxW="content" textStyle="small" color="fg.muted">
        {reference.about}
      </Text>
      <chakra.a href={OPENAPI_URL} color="brand.fg" textDecoration="underline" alignSelf="flex-start" py="3">
        {formatMessage(TEXTS.document)}
      </chakra.a>
      <TextField
        id="rest-search"
        type="search"
        label={formatMessage(TEXTS.search)}
        value={asked}
        onChange={setAsked}
        autoComplete="off"
      />
      {found.length === 0 && <Text role="status">{formatMessage(TEXTS.none)}</Text>}
      {reference.tags.map(({ name, description }) => {
        const calls = found.filter(({ tag }) => tag === name);
        return (
          calls.length > 0 && (
            <Box as="section" key={name}>
              <Heading as="h2" textStyle="section" lang="en" mb="2">
                {description}
              </Heading>
              <Flex direction="column" gap="2">
                {calls.map((call) => (
                  <CallDoc key={call.name} call={call} />
                ))}
              </Flex>
            </Box>
          )
        );
      })}
      <Box as="section">
        <Heading as="h2" textStyle="section" mb="2">
          {formatMessage(TEXTS.shapes)}
        </Heading>
        <Flex direction="column" gap="2">
          {reference.shapes.map((shape) => (
            <ShapeDoc key={shape.name} shape={shape} />
          ))}
        </Flex>
      </Box>
    </>
  );
}
