import { Button, Flex } from '@chakra-ui/react';
import { civilDayOf } from '@wakafine/domain/time/civil-time';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../../components/states/FaultLine';
import { Sheet } from '../../../../components/surface/Sheet';
import { notify } from '../../../../components/surface/toaster';
import { useRegisterCampaignMutation } from '../../../../graphql/staff';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { campaignOf, draftFaults, NEW_CAMPAIGN, type CampaignDraft } from './campaign-draft';
import { CampaignFields } from './CampaignFields';
import { CAMPAIGN_FORM_MESSAGES } from './messages';

const FAILURES = { BAD_USER_INPUT: CAMPAIGN_FORM_MESSAGES.wrong };

export interface CampaignFormProps {
  /** Called with the id of the campaign that was registered. */
  onDone: (id: string) => void;
  onClose: () => void;
}

/** Registers a campaign with its goal, best before it starts. Open while it is mounted. */
export function CampaignForm({ onDone, onClose }: CampaignFormProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const failureText = useFailureText();
  const [register, { loading }] = useRegisterCampaignMutation();
  // A press that is repeated after a lost answer registers nothing twice.
  const [clientId] = useState(() => crypto.randomUUID());
  const [today] = useState(() => civilDayOf(Date.now()));
  const [draft, setDraft] = useState<CampaignDraft>(NEW_CAMPAIGN);
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const faults = wasTried ? draftFaults(draft, today) : [];

  async function send(): Promise<void> {
    const { data } = await register({ variables: { input: { ...campaignOf(draft), clientId } } });
    notify({ kind: 'success', title: formatMessage(CAMPAIGN_FORM_MESSAGES.stored) });
    if (data) {
      onDone(data.registerCampaign.campaign.id);
    }
    onClose();
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (draftFaults(draft, today).length === 0) {
      void failureText(send, FAILURES).then(setFailure);
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(CAMPAIGN_FORM_MESSAGES.title)}
      footer={
        <>
          {faults.length > 0 && <FaultLine>{formatMessage(CAMPAIGN_FORM_MESSAGES.wrong)}</FaultLine>}
          {failure !== null && <FaultLine>{failure}</FaultLine>}
          <Button type="submit" form={formId} loading={loading}>
            {formatMessage(CAMPAIGN_FORM_MESSAGES.register)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Flex direction="column" gap="4" pb="4">
          <CampaignFields
            draft={draft}
            faults={faults}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
        </Flex>
      </form>
    </Sheet>
  );
}
