import { Badge, Button } from '@chakra-ui/react';
import { FileDown, SearchX } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { EmptyState } from '../../../../components/states/EmptyState';
import { ErrorState } from '../../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../../components/states/Skeleton';
import { useStaffCaseDetailQuery, type StaffCaseFragment } from '../../../../graphql/staff';
import { casePath, STAFF_PATHS } from '../../../../lib/paths';
import { STAFF_PAGE_MESSAGES } from '../../../kit/frame/messages';
import { StaffScreen } from '../../../kit/frame/StaffScreen';
import { useAfterActs } from '../../../kit/frame/useAfterActs';
import { useViewState } from '../../../kit/frame/useViewState';
import { CASE_VIEW } from '../case-view';
import { useDossier } from '../dossier/useDossier';
import { CASES_MESSAGES } from '../messages';
import { useKeyActs } from '../../../kit/keys/useKeyActs';
import { CASE_STAFF_ACTS, useStaffCases } from '../useStaffCases';
import { CaseDetail } from './CaseDetail';
import { PAGE_MESSAGES } from '../page-messages';
import { neighboursOf, usePrefetch } from './useNeighbours';
import { useStateText } from './useNextText';
import { useProofs, type AskedProof, type KnownProof } from './useProofs';

/** One case on a page of its own, with the case after it at hand: a list is reviewed one after the other, by keys alone. */
export function CasePage() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  const { view } = useViewState(CASE_VIEW);
  const navigate = useNavigate();
  const table = useStaffCases(view.state);
  const { previousId, nextId } = neighboursOf(table.rows ?? [], id);
  const { data, error, refetch } = useStaffCaseDetailQuery({ variables: { id } });
  const known = data?.case ?? null;
  const proofs = useProofs();
  const { ask } = proofs;
  const asked = useMemo(() => askedOf(known), [known]);
  useEffect(
    function askForProof() {
      if (asked !== null) {
        ask(asked);
      }
    },
    [ask, asked],
  );
  usePrefetch(known === null ? null : nextId, ask);
  const retry = () => void refetch().catch(() => undefined);
  useAfterActs(CASE_STAFF_ACTS, refetch);
  const goTo = (caseId: string | null) => {
    if (caseId !== null) {
      void navigate(casePath(caseId, view.state));
    }
  };
  useKeyActs({
    j: () => goTo(nextId),
    k: () => goTo(previousId),
    ']': () => goTo(nextId),
    '[': () => goTo(previousId),
  });
  const proof = proofs.of(asked);
  const parent = {
    label: formatMessage(STAFF_PAGE_MESSAGES.cases),
    to:
      view.state === '' ? STAFF_PATHS.cases : `${STAFF_PATHS.cases}?state=${encodeURIComponent(view.state)}`,
  };
  return (
    <StaffScreen
      keys={null}
      title={known?.number ?? formatMessage(CASES_MESSAGES.one)}
      parent={parent}
      titleMark={known !== null && <StateBadge known={known} />}
      exportAction={known !== null && <DossierButton known={known} proof={proof} />}
    >
      {known !== null && (
        <CaseDetail
          key={known.id}
          known={known}
          proof={proof}
          onRetryProof={() => asked !== null && ask(asked)}
          onDone={() => goTo(nextId)}
          onStale={retry}
        />
      )}
      {data?.case === null && (
        <EmptyState
          icon={SearchX}
          title={formatMessage(CASES_MESSAGES.missing)}
          action={
            <Button asChild variant="outline">
              <Link to={STAFF_PATHS.cases}>{formatMessage(PAGE_MESSAGES.cases)}</Link>
            </Button>
          }
        />
      )}
      {data === undefined && error === undefined && <Waiting />}
      {data === undefined && error !== undefined && (
        <ErrorState text={formatMessage(CASES_MESSAGES.error)} onRetry={retry} />
      )}
    </StaffScreen>
  );
}

function askedOf(known: StaffCaseFragment | null): AskedProof | null {
  const proofId = known?.violation?.proofId ?? null;
  return known === null || proofId === null ? null : { proofId, version: known.version };
}

function StateBadge({ known }: { known: StaffCaseFragment }) {
  const stateText = useStateText();
  const isOver = known.state === 'WITHDRAWN' || known.state === 'CLOSED';
  return (
    <Badge colorPalette={isOver ? 'gray' : 'info'} variant={isOver ? 'plain' : 'subtle'}>
      {stateText(known)}
    </Badge>
  );
}

function DossierButton({ known, proof }: { known: StaffCaseFragment; proof: KnownProof }) {
  const { formatMessage } = useIntl();
  const { make, isMaking } = useDossier(known, proof.kind === 'checked' ? proof.proof : null);
  return (
    <Button
      size="sm"
      variant="outline"
      px="2.5"
      minH={{ base: '12', md: '9' }}
      loading={isMaking}
      disabled={proof.kind === 'checking'}
      onClick={() => void make()}
    >
      <FileDown size={18} aria-hidden />
      {formatMessage(PAGE_MESSAGES.dossier)}
    </Button>
  );
}

function Waiting() {
  return (
    <Skeleton>
      <SkeletonBlock h="44" />
      <SkeletonBlock h="32" mt="3" />
      <SkeletonBlock h="28rem" mt="3" />
    </Skeleton>
  );
}
