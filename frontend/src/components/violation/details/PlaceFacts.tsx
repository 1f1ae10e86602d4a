import { Button } from '@chakra-ui/react';
import { Route } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, type To } from 'react-router-dom';
import type { DetailedViolationFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { ForExperts } from '../../place/ForExperts';
import { PLACE_FACT_MESSAGES } from '../detail-messages';
import { Fact, FactCard } from '../FactCard';
import { KNOWN_MESSAGES } from '../messages';
import { placeOf } from '../place-of';

/** Answer of the server in place of a journey that is no longer stored. */
const NO_JOURNEY = '0';

export interface PlaceFactsProps {
  violation: DetailedViolationFragment;
  /** Page with the route of its journey for this reader; without it there is no link. */
  routePath?: To;
}

/** Time and place, and the link to it on the route of its journey. */
export function PlaceFacts({ violation, routePath }: PlaceFactsProps) {
  const intl = useIntl();
  const formats = useFormats();
  const placeText = usePlaceText();
  const place = placeOf(violation);
  const { journeyId, startedAt, isClaimed, isWithdrawn } = violation;
  const isOnRoute = routePath !== undefined && journeyId !== NO_JOURNEY && !isClaimed && !isWithdrawn;
  return (
    <FactCard
      title={PLACE_FACT_MESSAGES.place}
      footer={
        isOnRoute && (
          <Button asChild variant="outline">
            <Link to={routePath}>
              <Route size={20} aria-hidden />
              {intl.formatMessage(PLACE_FACT_MESSAGES.route)}
            </Link>
          </Button>
        )
      }
    >
      <Fact label={PLACE_FACT_MESSAGES.date}>{formats.date(startedAt)}</Fact>
      <Fact label={PLACE_FACT_MESSAGES.time}>{formats.timeWithSeconds(startedAt)}</Fact>
      <Fact label={PLACE_FACT_MESSAGES.where} isWide>
        {place === null ? intl.formatMessage(KNOWN_MESSAGES.noPlace) : placeText(place, violation.headingDeg)}
        {place !== null && <ForExperts place={place} />}
      </Fact>
    </FactCard>
  );
}
