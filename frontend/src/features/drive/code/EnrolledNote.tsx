import { Button, Flex, Text } from '@chakra-ui/react';
import { canonicalPlate } from '@wakafine/domain/people/plate';
import { useFormikContext } from 'formik';
import { BadgeCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { useEnrolledDevice } from '../../../lib/enrolment/useEnrolment';
import type { StartValues } from '../../../lib/storage/last-vehicle';
import { ENROLLED_MESSAGES } from './messages';

/** In the form of a start, on an enrolled phone: whether this journey will be signed, and the vehicle for which it would be. */
export function EnrolledNote() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<StartValues>();
  const device = useEnrolledDevice();
  if (device?.state !== 'APPROVED') {
    return null;
  }
  const plate = device.registrationNumber;
  const isSigned = canonicalPlate(values.registrationNumber) === canonicalPlate(plate);
  return (
    <Card>
      <Flex align="center" justify="space-between" gap="3">
        <Flex align="center" gap="2" role="status" minW="0">
          <Flex flexShrink="0" aria-hidden>
            <BadgeCheck size={20} />
          </Flex>
          <Text>
            {formatMessage(isSigned ? ENROLLED_MESSAGES.signed : ENROLLED_MESSAGES.other, { plate })}
          </Text>
        </Flex>
        {!isSigned && (
          <Button
            variant="ghost"
            minH="48px"
            flexShrink="0"
            onClick={() => void setFieldValue('registrationNumber', plate)}
          >
            {formatMessage(ENROLLED_MESSAGES.accept)}
          </Button>
        )}
      </Flex>
    </Card>
  );
}
