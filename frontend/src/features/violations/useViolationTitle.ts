import { useIntl } from 'react-intl';
import { DETAIL_MESSAGES } from '../../components/violation/detail-messages';
import { placeOf } from '../../components/violation/place-of';
import type { DetailedViolationFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format/format';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';

/** Name of a violation for the tab of the browser, with its day and place; null without one. */
export function useViolationTitle(violation: DetailedViolationFragment | null | undefined): string | null {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const placeText = usePlaceText();
  if (!violation) {
    return null;
  }
  const place = placeOf(violation);
  const parts = [formatMessage(DETAIL_MESSAGES.title), formats.date(violation.startedAt)];
  return [...parts, ...(place === null ? [] : [placeText(place)])].join(', ');
}
