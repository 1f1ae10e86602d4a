import { Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { Segmented } from '../../components/Segmented';
import { TileGroup } from '../../components/TileGroup';
import { isValidationKey, VALIDATION_MESSAGES } from '../../lib/validation-messages';
import { AgencyField } from './AgencyField';
import { CATEGORIES, ROLES, VEHICLE_TYPES, type StartValues } from './last-vehicle';
import { CHOICE_MESSAGES, START_MESSAGES } from './messages';
import { RegistrationField } from './RegistrationField';
import { VEHICLE_ICONS } from './vehicle-icons';

/** The fields of the start dialog, in the order in which they are asked. */
export function StartFields() {
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
        label={formatMessage(START_MESSAGES.vehicleType)}
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
        label={formatMessage(START_MESSAGES.category)}
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
        label={formatMessage(START_MESSAGES.role)}
        choices={ROLES.map((value) => ({ value, label: formatMessage(CHOICE_MESSAGES[value]) }))}
        value={values.role}
        onChange={(value) => choose('role', value)}
      />
    </Flex>
  );
}
