import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../components/Segmented';
import { Tile } from '../../components/Tile';
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
      <VehicleTiles value={values.vehicleType} onChange={(value) => choose('vehicleType', value)} />
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

function VehicleTiles({
  value,
  onChange,
}: {
  value: StartValues['vehicleType'];
  onChange: (value: string) => void;
}) {
  const { formatMessage } = useIntl();
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1.5">
        {formatMessage(START_MESSAGES.vehicleType)}
      </chakra.legend>
      <Grid templateColumns="repeat(4, minmax(0, 1fr))" gap="2">
        {VEHICLE_TYPES.map((type) => (
          <Tile
            key={type}
            name={name}
            value={type}
            label={formatMessage(CHOICE_MESSAGES[type])}
            icon={VEHICLE_ICONS[type]}
            isChosen={type === value}
            onChoose={() => onChange(type)}
          />
        ))}
      </Grid>
    </chakra.fieldset>
  );
}
