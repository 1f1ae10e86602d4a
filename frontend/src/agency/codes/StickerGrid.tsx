import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { Ban } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { AgencyVehicleRowFragment } from '../../graphql/agency';
import { qrPath } from '../../lib/qr/qr-path';
import { AGENCY_MESSAGES } from '../texts/messages';

export interface StickerGridProps {
  /** Each with a code in force. */
  vehicles: readonly AgencyVehicleRowFragment[];
  /** Those of them that go on paper. */
  printed: readonly AgencyVehicleRowFragment[];
  onPrint: (vehicleId: string, isPrinted: boolean) => void;
  /** Null for anyone who may not. */
  onRevoke: ((vehicle: AgencyVehicleRowFragment) => void) | null;
}

/** Stickers to choose from; on paper the chosen ones alone, six to a page of A4. */
export function StickerGrid({ vehicles, printed, onPrint, onRevoke }: StickerGridProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Grid
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(148px, 1fr))' }}
        gap="3"
        p="4"
      >
        {vehicles.map((vehicle) => (
          <Flex key={vehicle.id} direction="column" gap="1.5">
            <chakra.label
              display="block"
              position="relative"
              cursor="pointer"
              opacity={printed.includes(vehicle) ? 1 : 0.5}
            >
              <chakra.input
                type="checkbox"
                position="absolute"
                top="2"
                insetStart="2"
                boxSize="5"
                checked={printed.includes(vehicle)}
                onChange={(event) => onPrint(vehicle.id, event.target.checked)}
                aria-label={formatMessage(AGENCY_MESSAGES.choose, { plate: vehicle.registrationNumber })}
              />
              <CabSticker vehicle={vehicle} />
            </chakra.label>
            {onRevoke !== null && (
              <Button
                variant="ghost"
                size="sm"
                minH={{ base: '12', md: '9' }}
                onClick={() => onRevoke(vehicle)}
              >
                <Ban size={15} aria-hidden />
                {formatMessage(AGENCY_MESSAGES.revoke)}
              </Button>
            )}
          </Flex>
        ))}
      </Grid>
      <Grid
        data-printed
        display="none"
        aria-hidden
        templateColumns="repeat(2, 90mm)"
        gap="6mm"
        justifyContent="center"
        css={{ '@media print': { display: 'grid' }, '@page': { size: 'A4', margin: '10mm' } }}
      >
        {printed.map((vehicle) => (
          <CabSticker key={vehicle.id} vehicle={vehicle} isOnPaper />
        ))}
      </Grid>
    </>
  );
}

/** Sticker of a cab: QR code, plate and the code for typing; black on white in both themes. */
export function CabSticker({
  vehicle,
  isOnPaper = false,
  isSmall = false,
}: {
  vehicle: AgencyVehicleRowFragment;
  isOnPaper?: boolean;
  /** Whether it is a picture only, without the code for typing. */
  isSmall?: boolean;
}) {
  const { formatMessage } = useIntl();
  const [code] = vehicle.codes;
  if (code === undefined) {
    return null;
  }
  const { edge, d } = qrPath(new URL(code.path, window.location.origin).href);
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="0.5"
      p={isOnPaper ? '4mm' : isSmall ? '1.5' : '2.5'}
      bg="white"
      color="black"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="black"
      borderRadius="control"
      breakInside="avoid"
    >
      <chakra.svg
        role="img"
        aria-label={formatMessage(AGENCY_MESSAGES.qrOf, { plate: vehicle.registrationNumber })}
        viewBox={`0 0 ${edge} ${edge}`}
        w={isOnPaper ? '56mm' : 'full'}
        maxW="56mm"
        shapeRendering="crispEdges"
      >
        <path d={d} fill="#000" />
      </chakra.svg>
      <Text
        textStyle={isOnPaper ? 'section' : 'plate'}
        whiteSpace="nowrap"
        fontSize={isSmall ? '0.8125rem' : undefined}
      >
        {vehicle.registrationNumber}
      </Text>
      <Text textStyle="micro" fontWeight="normal">
        {formatMessage(AGENCY_MESSAGES.scanToStart)}
      </Text>
      {!isSmall && (
        <Text textStyle="micro" fontWeight="normal">
          {formatMessage(AGENCY_MESSAGES.orType)}
          <chakra.b display="block" whiteSpace={isOnPaper ? 'nowrap' : undefined}>
            {code.typedCode}
          </chakra.b>
        </Text>
      )}
    </Flex>
  );
}
