import { Button } from '@chakra-ui/react';
import { Route } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DetailedViolationFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format';
import { coordinatesText } from '../../lib/map-links';
import { journeyPath } from '../../lib/paths';
import { violationAnchor } from '../../lib/violation-anchor';
import { PLACE_FACT_MESSAGES } from './detail-messages';
import { Fact, FactCard } from './FactCard';
import { LIST_MESSAGES } from './messages';
import { placeOf } from './place-of';

/** What the server says in the place of a journey that is no longer kept. */
const NO_JOURNEY = '0';

/** When and where; of one's own also the way to it on the route of its journey. */
export function PlaceFacts({ violation }: { violation: DetailedViolationFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const place = placeOf(violation);
  const { id, journeyId, startedAt, isOwn, isClaimed, isWithdrawn } = violation;
  const isOnRoute = isOwn && journeyId !== NO_JOURNEY && !isClaimed && !isWithdrawn;
  return (
    <FactCard
      title={PLACE_FACT_MESSAGES.place}
      footer={
        isOnRoute && (
          <Button asChild variant="outline">
            <Link to={{ pathname: journeyPath(journeyId), hash: violationAnchor(id) }}>
              <Route size={20} aria-hidden />
              {intl.formatMessage(PLACE_FACT_MESSAGES.route)}
            </Link>
          </Button>
        )
      }
    >
      <Fact label={PLACE_FACT_MESSAGES.date}>{formats.date(startedAt)}</Fact>
      <Fact label={PLACE_FACT_MESSAGES.time}>{formats.timeWithSeconds(startedAt)}</Fact>
      <Fact label={PLACE_FACT_MESSAGES.coordinates} isWide>
        {place === null ? intl.formatMessage(LIST_MESSAGES.noPlace) : coordinatesText(place)}
      </Fact>
    </FactCard>
  );
}
