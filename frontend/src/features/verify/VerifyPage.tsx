import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { unknownRecordText } from '@wakafine/domain/evidence/verdict-texts';
import { languageChoice } from '@wakafine/domain/people/languages';
import { FileDown, Printer } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import { LanguageMenu } from '../../components/language/LanguageMenu';
import { Logo } from '../../components/Logo';
import { downloadFile } from '../../lib/download-file';
import { useLanguage } from '../../lib/i18n/LanguageProvider';
import { usePageTitle } from '../../lib/format/usePageTitle';
import { checkProof, type CheckedProof } from '../../lib/evidence/check-proof';
import { CheckSteps } from './CheckSteps';
import { JudgedAgain } from './JudgedAgain';
import { VERIFY_MESSAGES } from './messages';
import { PaperFacts } from './PaperFacts';
import { ProofMeaning } from './ProofMeaning';
import { VerdictCard } from './VerdictCard';

/** The record as far as it is known: undefined while it is fetched, null where there is none. */
type Found = CheckedProof | null | undefined;

/** The page behind the QR: one word, one sentence, and how this browser found it. Open to everybody. */
export function VerifyPage() {
  const { proofId = '' } = useParams();
  const { hash } = useLocation();
  const [found, setFound] = useState<Found>(undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(
    function checkRecord() {
      let isCurrent = true;
      checkProof(proofId, hash.slice(1)).then(
        (checked) => isCurrent && setFound(checked),
        () => isCurrent && setHasFailed(true),
      );
      return () => {
        isCurrent = false;
      };
    },
    [proofId, hash, tries],
  );
  return (
    <Frame>
      {hasFailed ? (
        <Failed
          onRetry={() => {
            setHasFailed(false);
            setTries(tries + 1);
          }}
        />
      ) : (
        <Result found={found} hasKey={hash.length > 1} />
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(VERIFY_MESSAGES.title));
  return (
    <Flex direction="column" minH="100dvh">
      <Flex
        as="header"
        align="center"
        gap="2"
        h="14"
        ps="4"
        pe="1"
        bg="bg.panel"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <Logo />
        <Text flex="1" textStyle="strong">
          WakaFine <chakra.span color="fg.muted">· {formatMessage(VERIFY_MESSAGES.brand)}</chakra.span>
        </Text>
        <LanguageMenu isShort />
      </Flex>
      <Flex as="main" direction="column" gap="4" p="4" w="full" maxW="prose" mx="auto">
        {children}
      </Flex>
    </Flex>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Heading as="h1" textStyle="title">
        {formatMessage(VERIFY_MESSAGES.title)}
      </Heading>
      <Text role="alert">{formatMessage(VERIFY_MESSAGES.failed)}</Text>
      <Button onClick={onRetry}>{formatMessage(VERIFY_MESSAGES.retry)}</Button>
    </>
  );
}

function Result({ found, hasKey }: { found: Found; hasKey: boolean }) {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  if (found === undefined) {
    return <Text role="status">{formatMessage(VERIFY_MESSAGES.checking)}</Text>;
  }
  if (found === null) {
    return (
      <Box role="status">
        <Heading as="h1" textStyle="title">
          {unknownRecordText(languageChoice(language))}
        </Heading>
      </Box>
    );
  }
  const { file, text } = found;
  return (
    <>
      <VerdictCard proof={found} />
      <PaperFacts paper={found.paper} hasKey={hasKey} />
      <ProofMeaning />
      <CheckSteps proof={found} />
      <JudgedAgain parts={file.parts} />
      <Flex gap="2" css={{ '@media print': { display: 'none' } }}>
        <Button flex="1" variant="outline" onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          {formatMessage(VERIFY_MESSAGES.print)}
        </Button>
        <Button
          flex="1"
          variant="outline"
          onClick={() =>
            downloadFile(new Blob([text], { type: 'application/json' }), `wakafine-${file.proofId}.json`)
          }
        >
          <FileDown size={20} aria-hidden />
          {formatMessage(VERIFY_MESSAGES.experts)}
        </Button>
      </Flex>
    </>
  );
}
