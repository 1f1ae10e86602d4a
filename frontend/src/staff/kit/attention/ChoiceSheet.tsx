import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FaultLine } from '../../../components/states/FaultLine';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { Sheet } from '../../../components/surface/Sheet';

export interface ChoiceSheetProps<Id> {
  title: string;
  text: string;
  hint?: string;
  failed?: string | null;
  isWaiting?: boolean;
  choices: readonly { readonly id: Id; readonly text: string }[];
  /** Gives null, or the sentence that says why it failed. */
  onChoose: (id: Id) => Promise<string | null>;
  onClose: () => void;
}

/** One tap or key chooses, and it is done. */
export function ChoiceSheet<Id>(props: ChoiceSheetProps<Id>) {
  const { title, text, hint, failed = null, isWaiting = false, choices, onChoose, onClose } = props;
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  async function choose(id: Id): Promise<void> {
    setIsBusy(true);
    const said = await onChoose(id);
    // Where it worked the sheet is gone.
    if (said !== null) {
      setFault(said);
      setIsBusy(false);
    }
  }
  const shownFault = fault ?? failed;
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      <Flex direction="column" gap="2">
        <Text color="fg.muted">{text}</Text>
        {shownFault !== null && <FaultLine>{shownFault}</FaultLine>}
        {isWaiting ? (
          <Skeleton>
            <SkeletonBlock h="12" />
          </Skeleton>
        ) : (
          choices.map((choice) => (
            <Button
              key={choice.text}
              variant="outline"
              justifyContent="flex-start"
              disabled={isBusy}
              onClick={() => void choose(choice.id)}
            >
              {choice.text}
            </Button>
          ))
        )}
        {hint !== undefined && (
          <Text textStyle="small" color="fg.muted">
            {hint}
          </Text>
        )}
      </Flex>
    </Sheet>
  );
}
