import { Button, Flex, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import type { StartValues } from '../../../lib/storage/last-vehicle';
import { CodeEntry } from './CodeEntry';
import { CODE_MESSAGES } from './messages';
import { useVehicleOfCode, type AcceptedCode } from './useVehicleOfCode';

export interface StartCodeProps {
  accepted: AcceptedCode | null;
  onPhoto: (accepted: AcceptedCode | null) => void;
  /** A code that the app was opened with; null without one. */
  given: string | null;
}

/** The code of the vehicle in the form of a start: it fills plate and agency, and stands for them. */
export function StartCode({ accepted, onPhoto, given }: StartCodeProps) {
  const { formatMessage } = useIntl();
  const { setValues, values } = useFormikContext<StartValues>();
  const { check, isChecking, refusal } = useVehicleOfCode();
  const checked = useRef<string | null>(null);

  async function accept(code: string): Promise<void> {
    const next = await check(code);
    onPhoto(next);
    if (next?.vehicle) {
      const { registrationNumber, transportAgency } = next.vehicle;
      const agency = transportAgency === null ? {} : { category: 'PUBLIC' as const, transportAgency };
      await setValues({ ...values, registrationNumber, ...agency });
    }
  }

  useEffect(function acceptGiven() {
    if (given !== null && checked.current !== given) {
      checked.current = given;
      void accept(given);
    }
  });

  if (accepted === null) {
    return <CodeEntry onCode={(code) => void accept(code)} refusal={refusal} isChecking={isChecking} />;
  }
  return (
    <Card>
      <Flex align="center" justify="space-between" gap="3">
        <Flex align="center" gap="2" role="status">
          <Check size={20} aria-hidden />
          <Text>
            {accepted.vehicle === null
              ? formatMessage(CODE_MESSAGES.unchecked)
              : formatMessage(CODE_MESSAGES.accepted, { plate: accepted.vehicle.registrationNumber })}
          </Text>
        </Flex>
        <Button variant="ghost" minH="48px" onClick={() => onPhoto(null)}>
          {formatMessage(CODE_MESSAGES.remove)}
        </Button>
      </Flex>
    </Card>
  );
}
