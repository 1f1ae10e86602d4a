import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import { placeOf } from '../../../../components/violation/place-of';
import { useProofText } from '../../../../components/violation/useProofText';
import { ViolationSeverityBadge } from '../../../../components/violation/ViolationSeverityBadge';
import { ZONE_NAMES } from '../../../../components/zones/zone-names';
import type { StaffCaseFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { usePlaceText } from '../../../../lib/gazetteer/usePlaceText';
import { PlatesButton } from '../../../kit/plates/PlatesButton';
import { usePlates } from '../../../kit/plates/usePlates';
import { PAGE_MESSAGES as P } from '../page-messages';

export type CaseViolation = NonNullable<StaffCaseFragment['violation']>;

export interface CaseHeadProps {
  violation: CaseViolation;
  /** Phones and trackers that saw it, its own included; null where that is not known. */
  witnessCount: number | null;
}

/** Proven sentence of a case, which vehicle, when and where, and the five facts that it rests on. */
export function CaseHead({ violation, witnessCount }: CaseHeadProps) {
  const proofText = useProofText();
  const plates = usePlates('VIOLATION');
  return (
    <Card px={{ base: '4', md: '5' }} py="4">
      <Flex wrap="wrap" align="flex-start" justify="space-between" columnGap="4" rowGap="2">
        <Box minW="0" flex="1 1 24rem">
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
            <Heading as="h2" textStyle={{ base: 'heading', md: 'title' }}>
              {proofText(violation)}
            </Heading>
            <ViolationSeverityBadge violation={violation} scale="zone" />
          </Flex>
          <Where violation={violation} plate={plates.textOf(violation)} />
        </Box>
        <PlatesButton plates={plates} rows={[violation]} />
      </Flex>
      <Facts violation={violation} witnessCount={witnessCount} />
    </Card>
  );
}

function Where({ violation, plate }: { violation: CaseViolation; plate: string }) {
  const { formatDate } = useIntl();
  const { timeWithSeconds } = useFormats();
  const placeText = usePlaceText();
  const place = placeOf(violation);
  const { transportAgency, startedAt, headingDeg } = violation;
  const day = formatDate(startedAt, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const rest = [
    transportAgency,
    `${day}, ${timeWithSeconds(startedAt)}`,
    place === null ? null : placeText(place, headingDeg),
  ];
  return (
    <Text textStyle="small" color="fg.muted" mt="1" overflowWrap="anywhere">
      <chakra.b textStyle="plate" color="fg">
        <bdi>{plate}</bdi>
      </chakra.b>
      {rest.flatMap((each) => (each === null ? [] : [' · ', <bdi key={each}>{each}</bdi>]))}
    </Text>
  );
}

const BINDINGS: Readonly<
  Record<NonNullable<CaseViolation['binding']>, [MessageDescriptor, MessageDescriptor]>
> = {
  BOUND: [P.bound, P.boundHow],
  WITNESS: [P.witness, P.witnessHow],
  TYPED: [P.typed, P.typedHow],
  CONFLICT: [P.conflict, P.conflictHow],
};

function Facts({ violation, witnessCount }: CaseHeadProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { duration } = useFormats();
  const { provenKmh, provenS, speedKmh, limitKmh, limitSource, severity, binding } = violation;
  const speed = (kmh: number | null) => (kmh === null ? '–' : formatNumber(wholeKmh(kmh)));
  const [vehicle, vehicleHow] = binding === null ? [null, null] : BINDINGS[binding];
  const others = witnessCount === null ? null : witnessCount - 1;
  return (
    <Box
      as="dl"
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(5, 1fr)' }}
      gap={{ base: '3', md: '0' }}
      mt="4"
      pt="3"
      borderTopWidth="1px"
      css={{
        '& > * + *': { md: { borderInlineStartWidth: '1px', ps: '3.5' } },
        '& > :last-child': { base: { gridColumn: '1 / -1' }, md: { gridColumn: 'auto' } },
      }}
    >
      <Fact
        name={formatMessage(P.proven)}
        value={speed(provenKmh)}
        unit={formatMessage(P.kmh)}
        how={
          provenS === null
            ? formatMessage(P.atLeast)
            : formatMessage(P.overLine, { time: duration(Math.floor(provenS)) })
        }
        color={`${ZONE_NAMES[severity]}.fg`}
      />
      <Fact
        name={formatMessage(P.shown)}
        value={speed(speedKmh)}
        unit={formatMessage(P.kmh)}
        how={formatMessage(P.shownHow)}
      />
      <Fact
        name={formatMessage(P.limit)}
        value={speed(limitKmh)}
        unit={formatMessage(P.kmh)}
        how={limitSource}
      />
      <Fact
        name={formatMessage(P.witnesses)}
        value={others === null ? '–' : formatNumber(others)}
        unit={others === null ? null : formatMessage(P.phones, { count: others })}
        how={formatMessage(P.witnessesHow)}
      />
      <Fact
        name={formatMessage(P.vehicle)}
        value={vehicle === null ? '–' : formatMessage(vehicle)}
        unit={null}
        how={vehicleHow === null ? null : formatMessage(vehicleHow)}
      />
    </Box>
  );
}

interface FactProps {
  name: string;
  value: string;
  unit: string | null;
  how: string | null;
  color?: string;
}

function Fact({ name, value, unit, how, color = 'fg' }: FactProps): ReactNode {
  return (
    <Box minW="0" pe="2">
      <chakra.dt textStyle="small" color="fg.muted">
        {name}
      </chakra.dt>
      <dd>
        <chakra.span textStyle="title" color={color} overflowWrap="anywhere">
          {value}
        </chakra.span>
        {unit !== null && (
          <chakra.span textStyle="label" color="fg.muted">
            {' '}
            {unit}
          </chakra.span>
        )}
        <chakra.span display="block" textStyle="micro" fontWeight="normal" color="fg.subtle">
          {how}
        </chakra.span>
      </dd>
    </Box>
  );
}
