import { Flex, Link } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { CATEGORY_MESSAGES, VEHICLE_MESSAGES } from '../../vehicle-messages';
import { ViolatorStatusBadge } from '../../ViolatorStatusBadge';
import type { DetailedViolationFragment } from '../../../graphql/generated';
import { VEHICLE_FACT_MESSAGES } from '../detail-messages';
import { Fact, FactCard } from '../FactCard';

/** The vehicle, what the authority has decided on it, and how often it was too fast before. */
export function VehicleFacts({ violation }: { violation: DetailedViolationFragment }) {
  const intl = useIntl();
  const { registrationNumber, vehicleType, category, vehicleStatus, previousViolations } = violation;
  return (
    <FactCard title={VEHICLE_FACT_MESSAGES.vehicle}>
      <Fact label={VEHICLE_FACT_MESSAGES.plate}>
        <bdi>{registrationNumber}</bdi>
      </Fact>
      <Fact label={VEHICLE_FACT_MESSAGES.type}>{intl.formatMessage(VEHICLE_MESSAGES[vehicleType])}</Fact>
      <Fact label={VEHICLE_FACT_MESSAGES.category}>{intl.formatMessage(CATEGORY_MESSAGES[category])}</Fact>
      <Fact label={VEHICLE_FACT_MESSAGES.status}>
        {vehicleStatus && <ViolatorStatusBadge status={vehicleStatus} />}
      </Fact>
      <Fact label={VEHICLE_FACT_MESSAGES.previous}>
        {previousViolations === null ? null : intl.formatNumber(previousViolations)}
      </Fact>
    </FactCard>
  );
}

/** The agency that runs the vehicle, and its telephone. */
export function AgencyFacts({ violation }: { violation: DetailedViolationFragment }) {
  const intl = useIntl();
  const { transportAgency, agencyPhone } = violation;
  return (
    <FactCard title={VEHICLE_FACT_MESSAGES.agency}>
      <Fact label={VEHICLE_FACT_MESSAGES.agencyName}>
        {transportAgency === null ? (
          intl.formatMessage(VEHICLE_FACT_MESSAGES.noAgency)
        ) : (
          <bdi>{transportAgency}</bdi>
        )}
      </Fact>
      <Fact label={VEHICLE_FACT_MESSAGES.phone}>
        {agencyPhone && (
          <Link href={`tel:${agencyPhone.replace(/[^\d+]/g, '')}`} color="brand.fg" minH="12">
            <Flex as="span" align="center" gap="1.5">
              <Phone size={18} aria-hidden />
              <bdi>{agencyPhone}</bdi>
            </Flex>
          </Link>
        )}
      </Fact>
    </FactCard>
  );
}
