import { Flex } from '@chakra-ui/react';
import type { StaffIncidentRowFragment } from '../../../../graphql/staff';
import { ClockMark } from './ClockMark';
import { AssigneeName } from './DeskCard';

export interface DeskLineProps {
  incident: StaffIncidentRowFragment;
  /** Time of the server, ms. */
  nowMs: number;
}

/** The response clock of an incident and who is on it, in one line of a card. */
export function DeskLine({ incident, nowMs }: DeskLineProps) {
  return (
    <Flex justify="space-between" wrap="wrap" columnGap="3" textStyle="small">
      <ClockMark incident={incident} nowMs={nowMs} />
      <AssigneeName assignment={incident.assignment} />
    </Flex>
  );
}
