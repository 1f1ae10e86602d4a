import { Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { Segmented } from '../forms/Segmented';
import { TileGroup } from '../forms/TileGroup';
import { CATEGORIES, ROLES, VEHICLE_TYPES, type StartValues } from '../../lib/storage/last-vehicle';
import { isValidationKey, VALIDATION_MESSAGES } from '../../lib/format/validation-messages';
import { AgencyField } from './AgencyField';
import { CHOICE_MESSAGES, VEHICLE_FIELD_MESSAGES } from './messages';
import { RegistrationField } from './RegistrationField';
import { VEHICLE_ICONS } from './vehicle-icons';

/** The fields that name a vehicle and what the user is in it, in the order in which they are asked; inside a form of formik. */
export function VehicleFields() {
  const { formatMessage } = useIntl();
  const { values, errors, touched, setFieldValue } = useFormikContext<StartValues>();
  const choose = (name: keyof StartValues, value: string) => void setFieldValue(name, value);
  const errorOf = (name: keyof StartValues) => {
    const key = touched[name] ? errors[name] : undefined;
    return key !== undefined && isValidationKey(key) ? formatMessage(VALIDATION_MESSAGES[key]) : undefined;
  };
  return (
    <Flex direction="column" gap="4">
      <TileGroup
        label={formatMessage(VEHICLE_FIELD_MESSAGES.vehicleType)}
        columns={4}
        choices={VEHICLE_TYPES.map((value) => ({
          value,
          label: formatMessage(CHOICE_MESSAGES[value]),
          icon: VEHICLE_ICONS[value],
        }))}
        value={values.vehicleType}
        onChange={(value) => choose('vehicleType', value)}
      />
      <RegistrationField
        value={values.registrationNumber}
        error={errorOf('registrationNumber')}
        onChange={(value) => choose('registrationNumber', value)}
      />
      <Segmented
        label={formatMessage(VEHICLE_FIELD_MESSAGES.category)}
        choices={CATEGORIES.map((value) => ({ value, label: formatMessage(CHOICE_MESSAGES[value]) }))}
        value={values.category}
        onChange={(value) => choose('category', value)}
      />
      {values.category === 'PUBLIC' && (
        <AgencyField
          value={values.transportAgency}
          error={errorOf('transportAgency')}
          onChange={(value) => choose('transportAgency', value)}
        />
      )}
      <Segmented
        label={formatMessage(VEHICLE_FIELD_MESSAGES.role)}
        choices={ROLES.map((value) => ({ value, label: formatMessage(CHOICE_MESSAGES[value]) }))}
        value={values.role}
        onChange={(value) => choose('role', value)}
      />
    </Flex>
  );
}
