import { Box, Button, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { unknownRecordText } from '@wakafine/domain/evidence/verdict-texts';
import { languageChoice } from '@wakafine/domain/people/languages';
import { FileDown, Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
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
import { VerdictLegend } from './VerdictLegend';

const OnPaper = lazy(() => import('./OnPaper').then((paper) => ({ default: paper.OnPaper })));

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
        <Result found={found} hash={hash} />
      )}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  usePageTitle(formatMessage(VERIFY_MESSAGES.title));
  return (
    <Flex direction="column" minH="100dvh" css={ON_PAPER}>
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
        <Box css={{ '@media print': { display: 'none' } }}>
          <LanguageMenu isShort />
        </Box>
      </Flex>
      <Flex
        as="main"
        direction="column"
        gap="4"
        p="4"
        w="full"
        maxW={{ base: 'prose', lg: 'contentXl' }}
        mx="auto"
      >
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

function Result({ found, hash }: { found: Found; hash: string }) {
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
  const { file, text, status } = found;
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}>
      <Flex direction="column" gap="4" minW="0">
        <VerdictCard proof={found} />
        <PaperFacts proof={found} hasKey={hash.length > 1} />
        {status !== 'ALTERED' && <ProofMeaning />}
      </Flex>
      {/* Level with the word, which stands below the number of the record. */}
      <Flex direction="column" gap="4" minW="0" pt={{ base: '0', lg: '9' }}>
        <CheckSteps proof={found} />
        <JudgedAgain parts={file.parts} />
        <Suspense fallback={null}>
          <OnPaper proofId={file.proofId} hash={hash} />
        </Suspense>
        <Flex
          gap="2"
          wrap="wrap"
          css={{ '& > *': { flex: '1 1 9rem' }, '@media print': { display: 'none' } }}
        >
          <Button variant="outline" onClick={() => window.print()}>
            <Printer size={20} aria-hidden />
            {formatMessage(VERIFY_MESSAGES.print)}
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              downloadFile(new Blob([text], { type: 'application/json' }), `wakafine-${file.proofId}.json`)
            }
          >
            <FileDown size={20} aria-hidden />
            {formatMessage(VERIFY_MESSAGES.experts)}
          </Button>
        </Flex>
      </Flex>
      <Box gridColumn="1 / -1" minW="0">
        <VerdictLegend />
      </Box>
    </Grid>
  );
}

/** On paper all is black on white, whatever the theme. */
const ON_PAPER = {
  '@media print': {
    '&, & *': {
      color: 'black !important',
      background: 'white !important',
      borderColor: '#999 !important',
    },
    '& main': { padding: '0', gap: '2' },
    '& section': { padding: '8px', breakInside: 'avoid' },
    fontSize: '80%',
  },
} as const;
