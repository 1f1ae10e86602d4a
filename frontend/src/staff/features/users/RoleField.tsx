import { useId } from 'react';
import { useIntl } from 'react-intl';
import { FieldShell } from '../../../components/forms/FieldShell';
import { SelectInput } from '../../../components/forms/SelectInput';
import { ROLE_MESSAGES } from '../../../components/staff/staff-messages';
import type { StaffRole } from '../../../graphql/staff';
import { STAFF_ROLES, staffRoleOf } from './staff-roles';

export interface RoleFieldProps {
  label: string;
  value: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** One of the four roles of staff. */
export function RoleField({ label, value, onChange }: RoleFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <FieldShell id={id} label={label}>
      <SelectInput
        id={id}
        value={value}
        onChange={({ target }) => onChange(staffRoleOf(target.value) ?? value)}
      >
        {STAFF_ROLES.map((role) => (
          <option key={role} value={role}>
            {formatMessage(ROLE_MESSAGES[role])}
          </option>
        ))}
      </SelectInput>
    </FieldShell>
  );
}
