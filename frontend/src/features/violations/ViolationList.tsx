import { Button, chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { LIST_MESSAGES } from './messages';
import type { ViolationList as Listed } from './useViolationList';
import { ViolationCard } from './ViolationCard';

/** One column on phones, as many as fit on wider screens. */
const COLUMNS = { base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(20rem, 1fr))' };

/** The cards of the list, and the button that brings the next page; the focus goes on at the first card of that page. */
export function ViolationList({ list }: { list: Listed }) {
  const intl = useIntl();
  const cards = useRef<HTMLUListElement>(null);
  /** Place of the first card that was asked for with the button and has not come yet. */
  const awaited = useRef<number | null>(null);
  const { violations, hasMore, isLoadingMore, hasMoreFailed } = list;

  // The button may go with the last page: anyone who uses keys must not be sent back to the top.
  useEffect(
    function goOnAtFirstNewCard() {
      if (awaited.current !== null && violations.length > awaited.current) {
        cards.current?.children[awaited.current]?.querySelector('a')?.focus({ preventScroll: true });
        awaited.current = null;
      }
    },
    [violations.length],
  );

  function showMore(): void {
    awaited.current = violations.length;
    list.loadMore();
  }

  return (
    <>
      <chakra.ul ref={cards} listStyleType="none" display="grid" gridTemplateColumns={COLUMNS} gap="4">
        {violations.map((violation) => (
          <li key={violation.id}>
            <ViolationCard violation={violation} />
          </li>
        ))}
      </chakra.ul>
      {hasMoreFailed && (
        <Text role="alert" textStyle="small" color="danger.fg" textAlign="center">
          {intl.formatMessage(LIST_MESSAGES.moreFailed)}
        </Text>
      )}
      {hasMore && (
        <Button variant="outline" alignSelf={{ md: 'center' }} loading={isLoadingMore} onClick={showMore}>
          {intl.formatMessage(LIST_MESSAGES.more)}
        </Button>
      )}
    </>
  );
}
