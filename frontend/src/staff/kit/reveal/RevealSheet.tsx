import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import { SendKeys } from '../keys/SendKeys';
import { useKeyActs } from '../keys/useKeyActs';
import { REVEAL_MESSAGES } from './messages';
import { NO_REASON, revealFault, whyOf, type RevealWhy } from './reveal-why';
import { RevealReason } from './RevealReason';

export interface RevealSheetProps {
  /** Subject, in the words of the button that opened the sheet. */
  title: string;
  isBusy: boolean;
  onClose: () => void;
  onReveal: (why: RevealWhy) => void;
}

/** Asks staff why they see plates or numbers in full, before they do. Open while it is mounted. */
export function RevealSheet({ title, isBusy, onClose, onReveal }: RevealSheetProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(NO_REASON);
  const [wasTried, setWasTried] = useState(false);

  useKeyActs({ 'Ctrl+Enter': go }, 'dialog');

  function go(): void {
    if (isBusy) {
      return;
    }
    setWasTried(true);
    const why = whyOf(draft);
    if (why !== null) {
      onReveal(why);
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          {wasTried && revealFault(draft) === 'reason' && (
            <FaultLine>{formatMessage(REVEAL_MESSAGES.missing)}</FaultLine>
          )}
          <Button width="full" loading={isBusy} onClick={go}>
            {title}
            <SendKeys />
          </Button>
        </>
      }
    >
      <RevealReason draft={draft} wasTried={wasTried} onChange={setDraft} />
    </Sheet>
  );
}
