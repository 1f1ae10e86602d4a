import { FolderCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/states/EmptyState';
import { useAgencyCasesQuery } from '../../graphql/agency';
import { AGENCY_MESSAGES } from '../texts/messages';
import { Loading } from '../parts/Loading';
import { Panel } from '../parts/Panel';
import { CaseList } from './CaseList';

/** Cases of the own vehicles: first those that wait for an answer, by their end. */
export function CasesPage() {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useAgencyCasesQuery({ fetchPolicy: 'cache-and-network' });
  const cases = data?.agencyCases ?? [];
  return (
    <Loading isThere={data !== undefined} hasFailed={error !== undefined} onRetry={() => void refetch()}>
      <Panel
        title={formatMessage(AGENCY_MESSAGES.cases)}
        note={formatMessage(AGENCY_MESSAGES.casesNote)}
        foot={formatMessage(AGENCY_MESSAGES.casesFoot)}
      >
        {cases.length === 0 ? (
          <EmptyState
            icon={FolderCheck}
            title={formatMessage(AGENCY_MESSAGES.noCases)}
            text={formatMessage(AGENCY_MESSAGES.noCasesText)}
          />
        ) : (
          <CaseList cases={cases} />
        )}
      </Panel>
    </Loading>
  );
}
