import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { Logo } from '../../components/Logo';
import { FaultLine } from '../../components/states/FaultLine';
import { StopViewMailText } from '../../graphql/visitor';
import { useFailureText } from '../../lib/errors/useFailureText';
import { usePageTitle } from '../../lib/format/usePageTitle';
import { askPlain } from '../../lib/network/plain-graphql';
import { STOP_MAIL_MESSAGES } from './messages';

/**
 * Ends mails by the link in each of them, for anyone who reads one. It wants a press: programs that look at the links of a mail open
 * them too.
 */
export function StopMailPage() {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState<'stopped' | 'none' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const title = formatMessage(STOP_MAIL_MESSAGES.title);
  usePageTitle(title);

  async function stop(): Promise<void> {
    setIsBusy(true);
    const work = async (): Promise<void> => {
      const { stopViewMail } = await askPlain(StopViewMailText, { input: { token: hash.slice(1) } });
      setOutcome(stopViewMail.wasRunning ? 'stopped' : 'none');
    };
    setFailure(await failureText(work));
    setIsBusy(false);
  }

  return (
    <Flex direction="column" minH="100dvh">
      <Flex as="header" align="center" justify="space-between" px="4" py="2">
        <Flex color="brand.fg" lineHeight="0">
          <Logo size={32} />
        </Flex>
        <LanguageMenu isShort />
      </Flex>
      <Flex as="main" direction="column" align="start" gap="4" w="full" maxW="432px" mx="auto" px="6" pt="6">
        <Text as="h1" textStyle="title">
          {title}
        </Text>
        <Text color="fg.muted">{formatMessage(STOP_MAIL_MESSAGES.intro)}</Text>
        {outcome === null ? (
          <Button loading={isBusy} onClick={() => void stop()}>
            {formatMessage(STOP_MAIL_MESSAGES.stop)}
          </Button>
        ) : (
          <Text role="status">{formatMessage(STOP_MAIL_MESSAGES[outcome])}</Text>
        )}
        {failure !== null && <FaultLine>{failure}</FaultLine>}
      </Flex>
    </Flex>
  );
}
