import { useIntl } from 'react-intl';
import { KeyLine } from '../../../kit/keys/KeyLine';
import { SEGMENT_PAGE_MESSAGES } from './messages';

/** Keys that work on the pages of segments. */
export function SegmentKeys({ hasViews = false }: { hasViews?: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <KeyLine
      label={formatMessage(SEGMENT_PAGE_MESSAGES.keys)}
      keys={[
        { keys: ['j', 'k'], text: formatMessage(SEGMENT_PAGE_MESSAGES.keyMove) },
        { keys: ['Enter'], text: formatMessage(SEGMENT_PAGE_MESSAGES.keyOpen) },
        { keys: ['/'], text: formatMessage(SEGMENT_PAGE_MESSAGES.keySentence) },
        ...(hasViews ? [{ keys: ['v'], text: formatMessage(SEGMENT_PAGE_MESSAGES.keySave) }] : []),
      ]}
    />
  );
}
