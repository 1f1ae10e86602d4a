import { Box, chakra, Input } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { describedBy, fieldIds, FieldShell } from '../forms/FieldShell';
import { useTransportAgenciesQuery } from '../../graphql/generated';
import { matchingAgencies, type AgencyMatch } from './agency-matches';
import { VEHICLE_FIELD_MESSAGES } from './messages';
import type { TextFieldProps } from './RegistrationField';

const NONE = -1;

/** The agency of a public vehicle: a list that narrows as one types, and any other name as well. */
export function AgencyField({ value, error, onChange }: TextFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const listId = `${id}-list`;
  const agencies = useTransportAgenciesQuery().data?.transportAgencies ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(NONE);
  const matches = matchingAgencies(agencies, value);
  const isListed = isOpen && matches.length > 0;
  const hint = formatMessage(VEHICLE_FIELD_MESSAGES.agencyHint);

  function choose(name: string): void {
    onChange(name);
    setIsOpen(false);
    setActive(NONE);
  }

  function handleKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && matches.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      setActive((before) =>
        before === NONE && step < 0 ? matches.length - 1 : (before + step + matches.length) % matches.length,
      );
      return;
    }
    const chosen = matches[active];
    if (event.key === 'Enter' && isListed && chosen) {
      event.preventDefault();
      choose(chosen.name);
    }
    if (event.key === 'Escape' && isListed) {
      setIsOpen(false);
    }
  }

  return (
    <FieldShell
      id={id}
      label={formatMessage(VEHICLE_FIELD_MESSAGES.transportAgency)}
      hint={hint}
      error={error}
    >
      <Box position="relative">
        <Input
          id={fieldIds(id).inputId}
          role="combobox"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isListed && active !== NONE ? `${listId}-${active}` : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, error })}
          autoComplete="off"
          value={value}
          pe="12"
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={handleKey}
          onChange={(event) => {
            onChange(event.target.value);
            setIsOpen(true);
            setActive(NONE);
          }}
        />
        <Box position="absolute" insetEnd="3.5" top="3.5" color="fg.muted" pointerEvents="none" aria-hidden>
          <Search size={20} />
        </Box>
      </Box>
      <chakra.span role="status" srOnly>
        {isOpen && formatMessage(VEHICLE_FIELD_MESSAGES.agencyCount, { count: matches.length })}
      </chakra.span>
      {isListed && <AgencyList id={listId} matches={matches} active={active} onChoose={choose} />}
    </FieldShell>
  );
}

interface AgencyListProps {
  id: string;
  matches: readonly AgencyMatch[];
  active: number;
  onChoose: (name: string) => void;
}

function AgencyList({ id, matches, active, onChoose }: AgencyListProps) {
  const { formatMessage } = useIntl();
  return (
    <chakra.ul
      id={id}
      role="listbox"
      aria-label={formatMessage(VEHICLE_FIELD_MESSAGES.transportAgency)}
      maxH="168px"
      overflowY="auto"
      listStyleType="none"
      bg="bg.panel"
      borderRadius="control"
      boxShadow="floating"
    >
      {matches.map((match, index) => (
        <chakra.li
          key={match.name}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          px="3.5"
          py="3"
          cursor="pointer"
          bg={index === active ? 'bg.muted' : undefined}
          _hover={{ bg: 'bg.muted' }}
          // The field must not lose its focus before the choice is made.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(match.name)}
        >
          {match.before}
          <strong>{match.matched}</strong>
          {match.after}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
