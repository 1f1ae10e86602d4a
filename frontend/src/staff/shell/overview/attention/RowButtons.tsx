import { Button, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AttentionRowFragment } from '../../../../graphql/staff';
import { KeyCap } from '../../../kit/keys/KeyCap';
import { ACT_TEXTS } from './messages';
import { hrefOf } from './row-words';
import type { AskedAct } from './useRowActs';

export interface RowButtonsProps {
  row: AttentionRowFragment;
  /** Whether the role may do more than look. */
  mayAct: boolean;
  onAsk: (kind: AskedAct['kind']) => void;
  /** Whether they are as high as a finger. */
  isCompact?: boolean;
}

const OPEN_KEY = 'Enter';
const ACTS = [
  ['assign', 'a'],
  ['snooze', 's'],
  ['complete', 'e'],
] as const;

/** Everything that can be done with a row: open what it is about, ask somebody, snooze it, or complete it. */
export function RowButtons({ row, mayAct, onAsk, isCompact = false }: RowButtonsProps) {
  const { formatMessage } = useIntl();
  const size = isCompact ? 'md' : 'sm';
  return (
    <Flex wrap="wrap" gap="2">
      <Button asChild size={size}>
        <Link to={hrefOf(row)}>
          {formatMessage(ACT_TEXTS.open)}
          {!isCompact && <KeyCap text={OPEN_KEY} />}
        </Link>
      </Button>
      {mayAct &&
        ACTS.map(([act, key]) => (
          <Button key={act} variant="outline" size={size} aria-keyshortcuts={key} onClick={() => onAsk(act)}>
            {formatMessage(ACT_TEXTS[act])}
            {!isCompact && <KeyCap text={key} />}
          </Button>
        ))}
    </Flex>
  );
}
