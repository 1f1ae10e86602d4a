import { chakra, Grid } from '@chakra-ui/react';
import { kindOfScope, SCOPES } from '@wakafine/domain/keys/scopes';
import type { KeyKind, Scope } from '@wakafine/domain/keys/scopes';
import { useIntl } from 'react-intl';
import { CheckRow } from '../../../components/forms/CheckRow';
import { useRights } from '../../../lib/session/rights';
import { KEY_MESSAGES, SCOPE_MESSAGES } from './messages';

export interface ScopeChoiceProps {
  chosen: readonly Scope[];
  onChange: (scopes: readonly Scope[]) => void;
}

/** The scopes that the signed-in person may ask for; those of one kind are chosen together, and another kind begins anew. */
export function ScopeChoice({ chosen, onChange }: ScopeChoiceProps) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const isOpen: Record<KeyKind, boolean> = {
    PUBLIC: true,
    AGENCY: may('seeOwnAgency'),
    AUTHORITY: may('canAccessSystemSettings'),
  };
  function handleChange(scope: Scope, isOn: boolean): void {
    const others = chosen.filter((each) => each !== scope && kindOfScope(each) === kindOfScope(scope));
    onChange(isOn ? [...others, scope] : others);
  }
  return (
    <chakra.fieldset border="0" p="0" m="0">
      <chakra.legend textStyle="label" mb="2">
        {formatMessage(KEY_MESSAGES.scopes)}
      </chakra.legend>
      <Grid gap="2">
        {SCOPES.filter((scope) => isOpen[kindOfScope(scope)]).map((scope) => (
          <CheckRow
            key={scope}
            isFramed
            text={scope}
            hint={formatMessage(SCOPE_MESSAGES[scope])}
            isOn={chosen.includes(scope)}
            onChange={(isOn) => handleChange(scope, isOn)}
          />
        ))}
      </Grid>
    </chakra.fieldset>
  );
}
