import { Button, Flex } from '@chakra-ui/react';
import { CAMPAIGN_BOUNDS } from '@wakafine/domain/campaigns/campaign-rules';
import { isWithin } from '@wakafine/domain/input/limits';
import { useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { CheckRow } from '../../../../components/forms/CheckRow';
import { TextField } from '../../../../components/forms/TextField';
import { FaultLine } from '../../../../components/states/FaultLine';
import { Sheet } from '../../../../components/surface/Sheet';
import { notify } from '../../../../components/surface/toaster';
import { useChangeCampaignMutation, type CampaignFieldsFragment } from '../../../../graphql/staff';
import { useFailureText } from '../../../../lib/errors/useFailureText';
import { ReasonField } from '../../../kit/pieces/ReasonField';
import { CAMPAIGN_FORM_MESSAGES } from './messages';

const FAILURES = { CONFLICT: CAMPAIGN_FORM_MESSAGES.conflict, BAD_USER_INPUT: CAMPAIGN_FORM_MESSAGES.wrong };

export interface ChangeCampaignProps {
  campaign: CampaignFieldsFragment;
  /** Called once it is changed, or somebody else has. */
  onDone: () => void;
  onClose: () => void;
}

/** Changes name, weeks and goal of a campaign, or withdraws it, with a reason. Open while it is mounted. */
export function ChangeCampaign({ campaign, onDone, onClose }: ChangeCampaignProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const failureText = useFailureText();
  const [change, { loading }] = useChangeCampaignMutation();
  const [name, setName] = useState(campaign.name);
  const [weeks, setWeeks] = useState(String(campaign.weeks));
  const [goal, setGoal] = useState(String(-campaign.goalPercent));
  const [isWithdrawn, setIsWithdrawn] = useState(campaign.isWithdrawn);
  const [reason, setReason] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isWhole = (text: string, range: { min: number; max: number }): boolean =>
    /^-?\d+$/.test(text) && isWithin(Number(text), range);
  const faults = {
    name: !isWithin(name.trim().length, CAMPAIGN_BOUNDS.name),
    weeks: !isWhole(weeks, CAMPAIGN_BOUNDS.weeks),
    goal: !isWhole(`-${goal}`, CAMPAIGN_BOUNDS.goalPercent),
    reason: !isWithin(reason.trim().length, CAMPAIGN_BOUNDS.reason),
  };
  const errorOf = (field: keyof typeof faults): string | undefined =>
    wasTried && faults[field] ? formatMessage(CAMPAIGN_FORM_MESSAGES.field) : undefined;

  async function send(): Promise<void> {
    const { id, version } = campaign;
    const input = { id, version, reason: reason.trim(), name: name.trim(), isWithdrawn };
    await change({ variables: { input: { ...input, weeks: Number(weeks), goalPercent: -Number(goal) } } });
    notify({ kind: 'success', title: formatMessage(CAMPAIGN_FORM_MESSAGES.changed) });
    onClose();
  }
  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setWasTried(true);
    if (!Object.values(faults).includes(true)) {
      void failureText(send, FAILURES).then((text) => {
        setFailure(text);
        onDone();
      });
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={formatMessage(CAMPAIGN_FORM_MESSAGES.changeTitle)}
      footer={
        <>
          {failure !== null && <FaultLine>{failure}</FaultLine>}
          <Button type="submit" form={formId} loading={loading}>
            {formatMessage(CAMPAIGN_FORM_MESSAGES.save)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Flex direction="column" gap="4" pb="4">
          <TextField
            id={`${formId}-name`}
            label={formatMessage(CAMPAIGN_FORM_MESSAGES.name)}
            value={name}
            error={errorOf('name')}
            onChange={setName}
          />
          <TextField
            id={`${formId}-weeks`}
            label={formatMessage(CAMPAIGN_FORM_MESSAGES.weeks)}
            value={weeks}
            error={errorOf('weeks')}
            inputMode="numeric"
            onChange={setWeeks}
          />
          <TextField
            id={`${formId}-goal`}
            label={formatMessage(CAMPAIGN_FORM_MESSAGES.goal)}
            value={goal}
            error={errorOf('goal')}
            inputMode="numeric"
            onChange={setGoal}
          />
          <CheckRow
            text={formatMessage(CAMPAIGN_FORM_MESSAGES.withdraw)}
            isOn={isWithdrawn}
            onChange={setIsWithdrawn}
          />
          <ReasonField value={reason} onChange={setReason} error={errorOf('reason')} />
        </Flex>
      </form>
    </Sheet>
  );
}
