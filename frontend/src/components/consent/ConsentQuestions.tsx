import { Box, Text } from '@chakra-ui/react';
import type { AdultAnswer } from '@wakafine/domain/people/consent';
import { FolderOpen, Users } from 'lucide-react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ConsentChoice } from '../../lib/consent/given-answer';
import { Segmented } from '../forms/Segmented';
import { SwitchRow } from '../forms/SwitchRow';
import { QUESTION_MESSAGES as Q } from './messages';

const AGES: readonly { value: AdultAnswer; label: MessageDescriptor }[] = [
  { value: 'YES', label: Q.adult },
  { value: 'NO', label: Q.minor },
  { value: 'UNSAID', label: Q.unsaid },
];
const AGE_TEXTS: Record<AdultAnswer, MessageDescriptor | null> = {
  YES: null,
  NO: Q.minorText,
  UNSAID: Q.unsaidText,
};

export interface ConsentQuestionsProps {
  choice: ConsentChoice;
  onChange: (choice: ConsentChoice) => void;
}

/** The age; somebody who is not known to be an adult has said no to cases and to being a witness. */
export function AgeQuestion({ choice, onChange }: ConsentQuestionsProps) {
  const { formatMessage } = useIntl();
  const text = AGE_TEXTS[choice.adult];
  return (
    <Box>
      <Segmented
        label={formatMessage(Q.age)}
        choices={AGES.map(({ value, label }) => ({ value, label: formatMessage(label) }))}
        value={choice.adult}
        onChange={(adult) => onChange(adult === 'YES' ? { ...choice, adult } : withoutOthers(choice, adult))}
      />
      <Text role="status" textStyle="small" color="fg.muted" mt={text === null ? '0' : '2'}>
        {text !== null && formatMessage(text)}
      </Text>
    </Box>
  );
}

/** The two uses beyond one's own: both off until they are chosen, and for adults only. */
export function UseSwitches({
  choice,
  onChange,
  isDisabled = false,
}: ConsentQuestionsProps & { isDisabled?: boolean }) {
  const { formatMessage } = useIntl();
  const isAdult = choice.adult === 'YES';
  const hintOf = (hint: MessageDescriptor) =>
    isAdult ? formatMessage(hint) : `${formatMessage(Q.adultsOnly)} ${formatMessage(hint)}`;
  return (
    <>
      <SwitchRow
        icon={FolderOpen}
        text={formatMessage(Q.cases)}
        hint={hintOf(Q.casesHint)}
        isOn={choice.cases}
        isDisabled={isDisabled || !isAdult}
        onChange={(cases) => onChange({ ...choice, cases })}
      />
      <SwitchRow
        icon={Users}
        text={formatMessage(Q.witness)}
        hint={hintOf(Q.witnessHint)}
        isOn={choice.witness}
        isDisabled={isDisabled || !isAdult}
        onChange={(witness) => onChange({ ...choice, witness })}
      />
    </>
  );
}

function withoutOthers(choice: ConsentChoice, adult: AdultAnswer): ConsentChoice {
  return { ...choice, adult, cases: false, witness: false };
}
