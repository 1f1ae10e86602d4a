import { chakra } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import { useViewer } from '../../../lib/session/session';
import { FRAME_MESSAGES } from './messages';
import { StaffFoot } from './StaffFoot';
import { StaffNav } from './StaffNav';

/** The pages on a phone: the last tab, which opens all of them as a sheet. */
export function StaffMenu() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="0.5"
        flex="1 1 0"
        minH="12"
        textStyle="micro"
        fontSize="min(0.75rem, max(12px, 3.4vw))"
        whiteSpace="nowrap"
        fontWeight="normal"
        color="fg.muted"
        cursor="pointer"
        onClick={() => setIsOpen(true)}
      >
        <Menu size={22} aria-hidden />
        {formatMessage(FRAME_MESSAGES.more)}
      </chakra.button>
      <Sheet isOpen={isOpen} onClose={close} title={formatMessage(FRAME_MESSAGES.menu)}>
        <StaffNav onChosen={close} />
        {viewer && <StaffFoot viewer={viewer} onChosen={close} />}
      </Sheet>
    </>
  );
}
