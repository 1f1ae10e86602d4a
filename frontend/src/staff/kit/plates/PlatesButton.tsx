import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PermitButton } from '../pieces/PermitButton';
import { PLATES_MESSAGES } from './messages';
import { RevealPlates } from './RevealPlates';
import type { PlatedRow, Plates } from './usePlates';

export interface PlatesButtonProps {
  plates: Plates;
  /** The rows that are shown. */
  rows: readonly PlatedRow[];
}

/** Shows the registration numbers of the rows in full, for a reason that is written down, and masks them again. */
export function PlatesButton({ plates, rows }: PlatesButtonProps) {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const isMasked = rows.length === 0 || plates.hasMasked(rows);

  return (
    <>
      <PermitButton
        act="revealRegistrations"
        variant="ghost"
        size="sm"
        px="2"
        minH={{ base: '12', md: '9' }}
        title={isMasked ? formatMessage(PLATES_MESSAGES.logged) : undefined}
        disabled={rows.length === 0}
        onClick={isMasked ? () => setIsAsking(true) : plates.mask}
      >
        {isMasked ? <Eye size={18} aria-hidden /> : <EyeOff size={18} aria-hidden />}
        {formatMessage(isMasked ? PLATES_MESSAGES.show : PLATES_MESSAGES.mask)}
      </PermitButton>
      {isAsking && <RevealPlates plates={plates} rows={rows} onClose={() => setIsAsking(false)} />}
    </>
  );
}
