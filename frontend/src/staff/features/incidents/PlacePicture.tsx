import type { Place } from '@wakafine/domain/geo/geo';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { CountryMap } from '../../kit/country-map/CountryMap';
import { OPENED_MESSAGES } from './messages';

/** Part of the country that is shown around an incident, km from north to south. */
const SPAN_KM = 160;

/** Place of an incident, among the national roads and towns around it. */
export function PlacePicture({ place }: { place: Place }) {
  const { formatMessage } = useIntl();
  const text = usePlaceText()(place);
  return (
    <Card isFlush>
      <CountryMap
        label={formatMessage(OPENED_MESSAGES.map, { place: text })}
        place={place}
        spanKm={SPAN_KM}
      />
    </Card>
  );
}
