import { Flex } from '@chakra-ui/react';
import { Flag, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../../components/states/EmptyState';
import { useCampaignsQuery } from '../../../../graphql/staff';
import { useAddressQuery } from '../../../../lib/address-query';
import { STAFF_PAGE_MESSAGES } from '../../../kit/frame/messages';
import { StaffScreen } from '../../../kit/frame/StaffScreen';
import { useMay } from '../../../kit/frame/useMay';
import { useKeyActs } from '../../../kit/keys/useKeyActs';
import { DeniableButton } from '../../../kit/pieces/DeniableButton';
import { KeyLine } from '../../../kit/keys/KeyLine';
import { FailedCard, WaitingCards } from '../states/CardStates';
import { SentenceWord } from '../../../kit/pieces/SentenceWord';
import { AnalyticsTabs } from '../tabs/AnalyticsTabs';
import { CampaignForm } from './CampaignForm';
import { CampaignView } from './CampaignView';
import { ChangeCampaign } from './ChangeCampaign';
import { CAMPAIGN_MESSAGES } from './messages';

const CHOSEN = 'campaign';

/** Campaigns on roads: what each has changed, against roads without one. */
export function CampaignsPage() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useAddressQuery();
  const { data, error, refetch } = useCampaignsQuery();
  const [open, setOpen] = useState<'new' | 'change' | null>(null);
  const mayPlan = useMay()('registerCampaign');
  const campaigns = data?.campaigns ?? [];
  const chosen =
    campaigns.find(({ id }) => id === params.get(CHOSEN)) ??
    campaigns.find(({ isWithdrawn }) => !isWithdrawn) ??
    campaigns[0];
  const choose = (id: string) => setParams(new URLSearchParams([[CHOSEN, id]]), { isReplaced: true });
  const step = (by: number) => {
    const next = campaigns[(chosen === undefined ? -1 : campaigns.indexOf(chosen)) + by];
    if (next !== undefined) {
      choose(next.id);
    }
  };
  const reload = () => void refetch().catch(() => undefined);
  useKeyActs({ '[': () => step(-1), ']': () => step(1), ...(mayPlan ? { n: () => setOpen('new') } : {}) });
  const permissionText = formatMessage(CAMPAIGN_MESSAGES.permission);
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.analytics)} keys={null}>
      <AnalyticsTabs current="campaigns" />
      <Flex wrap="wrap" gap="2" align="center">
        {chosen !== undefined && (
          <SentenceWord
            label={formatMessage(CAMPAIGN_MESSAGES.choose)}
            value={chosen.id}
            choices={campaigns.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={choose}
          />
        )}
        <DeniableButton
          size="sm"
          minH={{ base: '12', md: '9' }}
          isAllowed={mayPlan}
          permissionText={permissionText}
          onClick={() => setOpen('new')}
        >
          <Plus size={16} aria-hidden />
          {formatMessage(CAMPAIGN_MESSAGES.add)}
        </DeniableButton>
        {chosen !== undefined && (
          <DeniableButton
            variant="outline"
            size="sm"
            minH={{ base: '12', md: '9' }}
            isAllowed={mayPlan}
            permissionText={permissionText}
            onClick={() => setOpen('change')}
          >
            <Pencil size={16} aria-hidden />
            {formatMessage(CAMPAIGN_MESSAGES.change)}
          </DeniableButton>
        )}
      </Flex>
      {data === undefined &&
        (error === undefined ? <WaitingCards count={2} /> : <FailedCard onRetry={reload} />)}
      {data !== undefined && chosen === undefined && (
        <EmptyState icon={Flag} title={formatMessage(CAMPAIGN_MESSAGES.none)} />
      )}
      {chosen !== undefined && <CampaignView id={chosen.id} version={chosen.version} />}
      <KeyLine
        label={formatMessage(CAMPAIGN_MESSAGES.keys)}
        keys={[
          ...(mayPlan ? [{ keys: ['n'], text: formatMessage(CAMPAIGN_MESSAGES.keyNew) }] : []),
          { keys: ['[', ']'], text: formatMessage(CAMPAIGN_MESSAGES.keyOther) },
        ]}
      />
      {open === 'new' && (
        <CampaignForm
          onClose={() => setOpen(null)}
          onDone={(id) => {
            reload();
            choose(id);
          }}
        />
      )}
      {open === 'change' && chosen !== undefined && (
        <ChangeCampaign
          key={chosen.version}
          campaign={chosen}
          onClose={() => setOpen(null)}
          onDone={reload}
        />
      )}
    </StaffScreen>
  );
}
