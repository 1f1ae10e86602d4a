import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton';
import { Sheet } from '../../../components/surface/Sheet';
import { useViewer } from '../../../lib/session/session';
import { FRAME_MESSAGES } from './messages';
import { StaffFoot } from './StaffFoot';
import { StaffNav } from './StaffNav';

/** The pages on a phone: a button that opens them as a sheet. */
export function StaffMenu() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label={formatMessage(FRAME_MESSAGES.menu)}
        icon={<Menu size={24} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Sheet isOpen={isOpen} onClose={close} title={formatMessage(FRAME_MESSAGES.menu)}>
        <StaffNav onChosen={close} />
        {viewer && <StaffFoot viewer={viewer} onChosen={close} />}
      </Sheet>
    </>
  );
}
