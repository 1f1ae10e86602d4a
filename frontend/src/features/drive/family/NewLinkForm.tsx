import { Button, Flex } from '@chakra-ui/react';
import { FAMILY_LINK_MIN, type FamilyPrecision } from '@wakafine/domain/family/family-link';
import { Link } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { FaultLine } from '../../../components/states/FaultLine';
import { newFamilyToken, queueFamilyLink } from '../../../lib/family/queued-family-link';
import { useViewer } from '../../../lib/session/session';
import { FAMILY_MESSAGES } from './messages';

const LASTS_H = ['12', '1', '3'] as const;

/** Makes a link that follows the journey that is on; it can be sent at once, and works once the server knows it. */
export function NewLinkForm() {
  const { formatMessage } = useIntl();
  const accountId = useViewer()?.id ?? '';
  const [precision, setPrecision] = useState<FamilyPrecision>('COARSE');
  const [lastsH, setLastsH] = useState<(typeof LASTS_H)[number]>('12');
  const [hasFailed, setHasFailed] = useState(false);

  async function make(): Promise<void> {
    const lastsMin = Math.min(FAMILY_LINK_MIN.max, Number(lastsH) * 60);
    const link = { token: newFamilyToken(), precision, lastsMin, isSos: false, place: null };
    setHasFailed(!(await queueFamilyLink(accountId, link)));
  }

  return (
    <Flex direction="column" gap="4">
      <Segmented
        label={formatMessage(FAMILY_MESSAGES.precision)}
        choices={[
          { value: 'COARSE', label: formatMessage(FAMILY_MESSAGES.coarse) },
          { value: 'EXACT', label: formatMessage(FAMILY_MESSAGES.exact) },
        ]}
        value={precision}
        onChange={setPrecision}
      />
      <Segmented
        label={formatMessage(FAMILY_MESSAGES.lasts)}
        choices={LASTS_H.map((value) => ({
          value,
          label:
            value === '12'
              ? formatMessage(FAMILY_MESSAGES.journey)
              : formatMessage(FAMILY_MESSAGES.hours, { count: Number(value) }),
        }))}
        value={lastsH}
        onChange={setLastsH}
      />
      {hasFailed && <FaultLine>{formatMessage(FAMILY_MESSAGES.noRoom)}</FaultLine>}
      <Button width="full" onClick={() => void make()}>
        <Link size={20} aria-hidden />
        {formatMessage(FAMILY_MESSAGES.make)}
      </Button>
    </Flex>
  );
}
