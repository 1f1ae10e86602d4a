import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { VehicleConflictRowFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { DetailSheet } from '../../../kit/pieces/DetailSheet';
import { FactList } from '../../../kit/pieces/FactList';
import type { Plates } from '../../../kit/plates/usePlates';
import { CONFLICT_LEVEL_TEXTS, CONFLICT_LEVELS, CONFLICT_MESSAGES } from './conflict-messages';
import { VIOLATORS_MESSAGES } from '../view/messages';

export interface ConflictDetailsProps {
  conflict: VehicleConflictRowFragment;
  plates: Plates;
  onClose: () => void;
}

type Phone = VehicleConflictRowFragment['phones'][number];

/** One conflict: what it means, and where each phone was; nobody is named. */
export function ConflictDetails({ conflict, plates, onClose }: ConflictDetailsProps) {
  const { formatMessage } = useIntl();
  const { level, phones, phoneCount } = conflict;
  const hidden = phoneCount - phones.length;
  return (
    <DetailSheet isOpen onClose={onClose} title={plates.textOf(conflict)}>
      <Flex direction="column" gap="6">
        <Card display="flex" flexDirection="column" gap="1" bg="info.subtle">
          <Heading as="h3" textStyle="strong">
            {formatMessage(CONFLICT_LEVELS[level])}
          </Heading>
          <Text textStyle="small">{formatMessage(CONFLICT_LEVEL_TEXTS[level])}</Text>
        </Card>
        <Facts conflict={conflict} />
        <Flex direction="column" gap="2">
          <Heading as="h3" textStyle="label">
            {formatMessage(CONFLICT_MESSAGES.phonesTitle)}
          </Heading>
          <chakra.ul listStyleType="none">
            {phones.map((phone, index) => (
              // Phones have no name here, and their order stays.
              <PhoneItem key={index} phone={phone} />
            ))}
          </chakra.ul>
          {hidden > 0 && (
            <Text textStyle="small" color="fg.muted">
              {formatMessage(CONFLICT_MESSAGES.morePhones, { count: hidden })}
            </Text>
          )}
        </Flex>
      </Flex>
    </DetailSheet>
  );
}

function Facts({ conflict }: Pick<ConflictDetailsProps, 'conflict'>) {
  const { formatMessage } = useIntl();
  const { dateAndTime, time, speed } = useFormats();
  const { startedAt, endedAt, speedKmh, transportAgency } = conflict;
  const from = dateAndTime(startedAt);
  return (
    <FactList
      facts={[
        { label: formatMessage(VIOLATORS_MESSAGES.agency), value: <bdi>{transportAgency ?? '–'}</bdi> },
        {
          label: formatMessage(CONFLICT_MESSAGES.when),
          value: endedAt === null ? from : `${from} – ${time(endedAt)}`,
        },
        { label: formatMessage(CONFLICT_MESSAGES.speed), value: speed(speedKmh) },
      ]}
    />
  );
}

function PhoneItem({ phone }: { phone: Phone }) {
  const { formatMessage } = useIntl();
  const { distance } = useFormats();
  const { isDevice, hasViolation, apartM, beside } = phone;
  return (
    <chakra.li py="2" borderBottomWidth="1px">
      <Text textStyle="strong">
        {formatMessage(isDevice ? CONFLICT_MESSAGES.device : CONFLICT_MESSAGES.witness)}
      </Text>
      <Text textStyle="small">
        {formatMessage(hasViolation ? CONFLICT_MESSAGES.saw : CONFLICT_MESSAGES.sawNot)}
      </Text>
      {apartM !== null && (
        <Text textStyle="small">
          {formatMessage(CONFLICT_MESSAGES.apartText, { distance: distance(apartM / 1000) })}
        </Text>
      )}
      {beside !== null && (
        <Text textStyle="small">
          {formatMessage(CONFLICT_MESSAGES.besideText, {
            minutes: beside.minutes,
            vehicle: beside.registrationNumber,
          })}
        </Text>
      )}
    </chakra.li>
  );
}
