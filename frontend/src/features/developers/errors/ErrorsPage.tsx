import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ERROR_CODES, HTTP_STATUS } from '@wakafine/domain/api/error-codes';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { DeveloperHead } from '../kit/DeveloperHead';
import { CodeText } from '../schema-docs/ExampleBlock';
import { errorSample } from './error-sample';
import { CODE_MESSAGES, ERROR_PAGE_MESSAGES as TEXTS } from './messages';

/** Every code of an error: its status, what it means, what to do, and an answer that carries it. */
export function ErrorsPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <DeveloperHead title={formatMessage(TEXTS.title)} />
      <Text maxW="content">{formatMessage(TEXTS.intro)}</Text>
      <Text maxW="content">{formatMessage(TEXTS.graphql)}</Text>
      {ERROR_CODES.map((code) => (
        <Card key={code} isFlush id={code} scrollMarginTop="4">
          <Flex wrap="wrap" align="baseline" columnGap="3" px="4" pt="3">
            <Heading as="h2" textStyle="strong" fontFamily="mono" overflowWrap="anywhere">
              <chakra.a href={`#${code}`} color="fg">
                {code}
              </chakra.a>
            </Heading>
            <Text textStyle="small" color="fg.muted">
              {formatMessage(TEXTS.status, { status: HTTP_STATUS[code] })}
            </Text>
          </Flex>
          <Box px="4" pb="3">
            <Text maxW="content">{formatMessage(CODE_MESSAGES[code])}</Text>
          </Box>
          <CodeText label={formatMessage(TEXTS.sample, { code })} text={errorSample(code)} isWrapped />
        </Card>
      ))}
    </>
  );
}
