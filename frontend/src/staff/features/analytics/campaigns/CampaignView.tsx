import { Grid } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useCampaignResultQuery } from '../../../../graphql/staff';
import { FailedCard, WaitingCards } from '../states/CardStates';
import { CampaignAnswer } from './CampaignAnswer';
import { CampaignDoubts } from './CampaignDoubts';
import { CampaignFacts } from './CampaignFacts';
import { CampaignRoads } from './CampaignRoads';
import { CampaignWeeks } from './CampaignWeeks';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } as const;

/** One campaign: the answer, then weeks, roads and doubts. It is asked for anew with each version. */
export function CampaignView({ id, version }: { id: string; version: number }) {
  const { data, error, refetch } = useCampaignResultQuery({ variables: { campaignId: id } });
  const result = data?.campaignResult;
  const isOld = result !== undefined && result.campaign.version !== version;
  useEffect(
    function askAnew() {
      if (isOld) {
        void refetch().catch(() => undefined);
      }
    },
    [isOld, refetch],
  );
  if (result === undefined) {
    return error === undefined ? (
      <WaitingCards count={2} />
    ) : (
      <FailedCard onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  return (
    <>
      <CampaignAnswer result={result} />
      <Grid templateColumns={COLUMNS} gap="3">
        <CampaignWeeks result={result} />
        <CampaignFacts result={result} />
        <CampaignRoads result={result} />
        <CampaignDoubts result={result} />
      </Grid>
    </>
  );
}
