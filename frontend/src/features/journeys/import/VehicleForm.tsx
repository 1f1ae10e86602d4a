import { Flex, Heading } from '@chakra-ui/react';
import { FormikProvider, type FormikContextType } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { VehicleFields } from '../../../components/vehicle/VehicleFields';
import { VehicleRow } from '../../../components/vehicle/VehicleRow';
import { readLastVehicle, type StartValues } from '../../../lib/storage/last-vehicle';
import { IMPORT_MESSAGES } from './messages';

export interface VehicleFormProps {
  id: string;
  form: FormikContextType<StartValues>;
}

/** The vehicle that was driven: that of the last journey as one line, or all fields. */
export function VehicleForm({ id, form }: VehicleFormProps) {
  const { formatMessage } = useIntl();
  const [last] = useState(readLastVehicle);
  const [isOther, setIsOther] = useState(false);
  return (
    <FormikProvider value={form}>
      <Flex asChild direction="column" gap="3">
        <form id={id} noValidate onSubmit={form.handleSubmit}>
          <Heading as="h2" textStyle="section">
            {formatMessage(IMPORT_MESSAGES.vehicle)}
          </Heading>
          {last === null || isOther ? (
            <VehicleFields />
          ) : (
            <VehicleRow vehicle={last} onChange={() => setIsOther(true)} />
          )}
        </form>
      </Flex>
    </FormikProvider>
  );
}
