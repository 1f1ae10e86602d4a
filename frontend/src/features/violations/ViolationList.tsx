import { Button, chakra, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
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
  const { violations, hasMore, isLoadingMore, hasMoreFailed } = list;

  async function showMore(): Promise<void> {
    const firstNew = violations.length;
    if (await list.loadMore()) {
      // The button may have gone with the last page: whoever uses keys must not be sent back to the top.
      flushSync(() => undefined);
      const card = cards.current?.children[firstNew];
      card?.querySelector('a')?.focus({ preventScroll: true });
    }
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
        <Button
          variant="outline"
          alignSelf={{ md: 'center' }}
          loading={isLoadingMore}
          onClick={() => void showMore()}
        >
          {intl.formatMessage(LIST_MESSAGES.more)}
        </Button>
      )}
    </>
  );
}
