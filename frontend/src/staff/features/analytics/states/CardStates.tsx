import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import { ErrorState } from '../../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../../components/states/Skeleton';
import { CARD_MESSAGES } from './messages';

/** As high as a card with its chart, so that nothing jumps once it is there. */
const CARD_HEIGHT = '280px';

/** In the place of cards whose figures are on their way. */
export function WaitingCards({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Card key={index} minH={CARD_HEIGHT} borderRadius={{ md: '12px' }}>
      <Skeleton>
        <SkeletonBlock w="40%" mb="6" />
        <SkeletonBlock h="44" />
      </Skeleton>
    </Card>
  ));
}

/** In the place of cards whose figures could not be loaded. */
export function FailedCard({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Card gridColumn="1 / -1" borderRadius={{ md: '12px' }}>
      <ErrorState text={formatMessage(CARD_MESSAGES.failed)} onRetry={onRetry} />
    </Card>
  );
}
