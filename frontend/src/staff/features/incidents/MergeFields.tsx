import { chakra, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { PIECE_MESSAGES, STATUS_MESSAGES, TYPE_MESSAGES } from '../../../components/incidents/messages';
import { useAgeText } from '../../../components/incidents/useAgeText';
import { Radio } from '../../../components/forms/Radio';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { TextField } from '../../../components/forms/TextField';
import type { StaffIncidentFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { beginningOf } from '../../kit/pieces/incident-texts';
import { MERGE_MESSAGES, OPENED_MESSAGES } from './messages';
import { useSimilarForMerge, type SimilarToMerge } from './useSimilarForMerge';

export interface MergeFieldsProps {
  incident: StaffIncidentFragment;
  /** Number of the incident that is stored, as typed or chosen. */
  originalId: string;
  onChange: (originalId: string) => void;
}

/** Incident that is stored: one near in place and time, or one by its number. */
export function MergeFields({ incident, originalId, onChange }: MergeFieldsProps) {
  const { formatMessage } = useIntl();
  const similar = useSimilarForMerge(incident);
  const numberId = useId();
  return (
    <Flex direction="column" gap="4">
      <chakra.fieldset minW="0">
        <chakra.legend textStyle="label" mb="1.5">
          {formatMessage(MERGE_MESSAGES.similar)}
        </chakra.legend>
        {similar === null && (
          <Skeleton>
            <SkeletonBlock h="24" />
          </Skeleton>
        )}
        {similar?.length === 0 && (
          <Text textStyle="small" color="fg.muted">
            {formatMessage(MERGE_MESSAGES.none)}
          </Text>
        )}
        <Flex direction="column" gap="2">
          {similar?.map((each) => (
            <SimilarChoice
              key={each.incident.id}
              similar={each}
              isChosen={each.incident.id === originalId}
              onChoose={() => onChange(each.incident.id)}
            />
          ))}
        </Flex>
      </chakra.fieldset>
      <TextField
        id={numberId}
        label={formatMessage(MERGE_MESSAGES.number)}
        hint={formatMessage(MERGE_MESSAGES.numberHint)}
        inputMode="numeric"
        autoComplete="off"
        value={originalId}
        onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
      />
    </Flex>
  );
}

interface SimilarChoiceProps {
  similar: SimilarToMerge;
  isChosen: boolean;
  onChoose: () => void;
}

function SimilarChoice({ similar: { incident, distanceM }, isChosen, onChoose }: SimilarChoiceProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const ageText = useAgeText();
  const distance =
    distanceM === null
      ? formatMessage(MERGE_MESSAGES.noPlace)
      : formatMessage(MERGE_MESSAGES.away, { distance: formats.distance(distanceM / 1_000) });
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="flex-start"
      minH="12"
      p="3"
      borderWidth="1px"
      borderColor={isChosen ? 'brand.fg' : 'border.strong'}
      bg={isChosen ? 'brand.subtle' : undefined}
      borderRadius="control"
      cursor="pointer"
    >
      <Radio name="kept" mt="0.5" checked={isChosen} onChange={onChoose} />
      <Flex as="span" direction="column" minW="0">
        <Text as="span" textStyle="strong">
          {formatMessage(OPENED_MESSAGES.title, {
            type: formatMessage(TYPE_MESSAGES[incident.incidentType]),
            id: incident.id,
          })}
        </Text>
        <Text as="span" textStyle="small" color="fg.muted">
          {[ageText(incident.occurredAt), distance, formatMessage(STATUS_MESSAGES[incident.status])].join(
            ' · ',
          )}
        </Text>
        {incident.description && (
          <Text as="span" textStyle="small" overflowWrap="anywhere" dir="auto">
            {beginningOf(incident.description)}
          </Text>
        )}
        <Text as="span" textStyle="small" color="fg.muted">
          {formatMessage(PIECE_MESSAGES.confirmations, { count: incident.confirmationCount })}
        </Text>
      </Flex>
    </chakra.label>
  );
}
