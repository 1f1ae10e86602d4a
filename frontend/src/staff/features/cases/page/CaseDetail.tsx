import { Box, Flex, Text } from '@chakra-ui/react';
import { evidenceWindow } from '@wakafine/domain/evidence/evidence-window';
import { judgedPartsOf } from '@wakafine/domain/evidence/judged-parts';
import { witnessesOf } from '@wakafine/domain/evidence/witness-list';
import { ShieldAlert, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Banner } from '../../../../components/surface/Banner';
import { Card } from '../../../../components/surface/Card';
import { notify } from '../../../../components/surface/toaster';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import { copyText } from '../../../../lib/copy-text';
import { useIsNarrow } from '../../../../lib/useMediaQuery';
import { DecisionBar } from '../decide/DecisionBar';
import { DecisionPanel } from '../decide/DecisionPanel';
import { CASE_ACTOR_MESSAGES, CASE_STEP_MESSAGES } from '../messages';
import { useKeyActs } from '../../../kit/keys/useKeyActs';
import { EvidenceWindowCard } from '../window/EvidenceWindowCard';
import { WINDOW_MESSAGES } from '../window/messages';
import { useGivenTrack } from '../window/useGivenTrack';
import { useLimitArea } from '../window/useLimitArea';
import { COPY_KEY, LimitCard, ProofCard, WitnessCard } from './CaseCards';
import { CaseDoubts } from '../against/CaseDoubts';
import { CaseHead, type CaseViolation } from './CaseHead';
import { CaseKeys } from './CaseKeys';
import { CaseTimeline } from './CaseTimeline';
import { PAGE_MESSAGES } from '../page-messages';
import { useStateText } from './useNextText';
import type { KnownProof } from './useProofs';

export interface CaseDetailProps {
  known: StaffCaseFragment;
  proof: KnownProof;
  onRetryProof: () => void;
  onDone: () => void;
  onStale: () => void;
}

/** One case: what is proven, what speaks against it, the evidence, how the case went, and what staff can do. */
export function CaseDetail({ known, proof, onRetryProof, onDone, onStale }: CaseDetailProps) {
  const isNarrow = useIsNarrow();
  const stateText = useStateText();
  // The version that the reader has seen; a later one that is not theirs is said.
  const [seenVersion, setSeenVersion] = useState(known.version);
  const isAltered = proof.kind === 'checked' && proof.proof.status === 'ALTERED';
  const options = { known, isAltered, onDone, onStale };
  const isNews = known.version > seenVersion && known.steps.at(-1)?.isOwn !== true;
  const isOver = known.state === 'WITHDRAWN' || known.violation?.isWithdrawn === true;
  return (
    <>
      {isAltered && <AlteredBanner />}
      {isNews && <Meanwhile known={known} onClose={() => setSeenVersion(known.version)} />}
      {known.violation !== null && (
        <Box css={isOver ? WITHDRAWN_LOOK : undefined}>
          <CaseHead violation={known.violation} witnessCount={known.witnessCount} />
        </Box>
      )}
      <Flex align="flex-start" gap="3" direction={{ base: 'column', lg: 'row' }}>
        <Flex
          direction="column"
          gap="3"
          flex="1 1 0"
          minW="0"
          w="full"
          css={isOver ? WITHDRAWN_LOOK : undefined}
        >
          <Evidence known={known} proof={proof} onRetryProof={onRetryProof} />
        </Flex>
        <Flex direction="column" gap="3" w={{ base: 'full', lg: '356px' }} flexShrink="0">
          {!isNarrow && (
            <Card isFlush>
              <DecisionPanel {...options} />
            </Card>
          )}
          <CaseTimeline known={known} />
        </Flex>
      </Flex>
      <CaseKeys />
      {isNarrow && <DecisionBar {...options} stateText={stateText(known)} />}
    </>
  );
}

/** A withdrawn case stays, in grey. */
const WITHDRAWN_LOOK = { filter: 'grayscale(1)', opacity: 0.9 };

function Evidence({ known, proof, onRetryProof }: Pick<CaseDetailProps, 'known' | 'proof' | 'onRetryProof'>) {
  const { formatMessage } = useIntl();
  const file = proof.kind === 'checked' ? proof.proof.file : null;
  const parts = useMemo(() => (file === null ? null : judgedPartsOf(file.parts)), [file]);
  const window = useMemo(() => (parts === null ? null : evidenceWindow(parts)), [parts]);
  const area = useLimitArea({ limitId: parts?.result.limitId ?? null, atMs: window?.a.atMs ?? 0 });
  const witnesses = useMemo(() => (file === null ? [] : witnessesOf(file)), [file]);
  const given = useGivenTrack(known);
  const { violation } = known;
  const copy = () => void copyVerifyLine(violation?.verifyPath ?? null, formatMessage(PAGE_MESSAGES.copied));
  useKeyActs({ [COPY_KEY]: copy });
  return (
    <>
      <CaseDoubts
        doubts={known.doubts}
        provenKmh={violation?.provenKmh ?? null}
        window={window}
        witnesses={witnesses}
      />
      {violation !== null && (
        <>
          {window === null ? (
            <NoWindow isChecking={proof.kind === 'checking'} isSealed={file?.kind !== 'OPENED'} />
          ) : (
            <EvidenceWindowCard window={window} given={given} area={area} {...figuresOf(violation)} />
          )}
          <Box display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="3">
            <LimitCard violation={violation} />
            <WitnessCard witnesses={witnesses} />
            <ProofCard known={proof} onRetry={onRetryProof} onCopy={copy} />
          </Box>
        </>
      )}
    </>
  );
}

function figuresOf({ provenKmh, provenS, severity, speedKmh, limitKmh }: CaseViolation) {
  const proven = { provenKmh: provenKmh ?? 0, seconds: provenS ?? 0, severity };
  return { proven, shownKmh: speedKmh, limitKmh };
}

async function copyVerifyLine(path: string | null, done: string): Promise<void> {
  if (path !== null && (await copyText(`${window.location.origin}${path}`))) {
    notify({ kind: 'success', title: done });
  }
}

function NoWindow({ isChecking, isSealed }: { isChecking: boolean; isSealed: boolean }) {
  const { formatMessage } = useIntl();
  const text = isSealed ? WINDOW_MESSAGES.missing : WINDOW_MESSAGES.notYet;
  return (
    <Card minH={isChecking ? '474px' : undefined}>
      <Text textStyle="small" color="fg.muted">
        {formatMessage(isChecking ? PAGE_MESSAGES.checking : text)}
      </Text>
    </Card>
  );
}

function AlteredBanner() {
  const { formatMessage } = useIntl();
  return (
    <Banner
      tone="info"
      icon={ShieldAlert}
      text={formatMessage(PAGE_MESSAGES.bannerTitle)}
      hint={formatMessage(PAGE_MESSAGES.bannerText)}
    />
  );
}

/** Somebody else, or the clock, was quicker: says who and what. */
function Meanwhile({ known: { steps }, onClose }: { known: StaffCaseFragment; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const last = steps.at(-1);
  return last === undefined ? null : (
    <Banner
      tone="info"
      icon={Users}
      text={formatMessage(PAGE_MESSAGES.meanwhile, {
        name: last.actorName ?? formatMessage(CASE_ACTOR_MESSAGES[last.by]),
        step: formatMessage(CASE_STEP_MESSAGES[last.kind]),
      })}
      onClose={onClose}
    />
  );
}
