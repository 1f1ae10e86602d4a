import { useIntl } from 'react-intl';
import { Sheet } from '../../components/surface/Sheet';
import { UNSENT_MESSAGES } from '../../features/offline/messages';
import { UnsentList } from '../../features/offline/UnsentList';
import { useUnsentItems } from './useUnsentItems';

/** Items on this phone that were not sent yet: put together here, since no feature imports another. */
export function UnsentSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const items = useUnsentItems(onClose);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={formatMessage(UNSENT_MESSAGES.title)}>
      <UnsentList items={items} />
    </Sheet>
  );
}
