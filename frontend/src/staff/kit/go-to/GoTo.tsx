import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Input } from '../../../components/forms/Input';
import { Sheet } from '../../../components/surface/Sheet';
import { KeyCap } from '../keys/KeyCap';
import { KEYS_MESSAGES } from '../keys/messages';
import { usePlaces, type Place } from './usePlaces';

export interface GoToProps {
  onClose: () => void;
  /** Opens the list of all keys in its place. */
  onHelp: () => void;
}

/** Leads to any page by its name, and to a case or an incident by its number: arrows choose, Enter goes. */
export function GoTo({ onClose, onHelp }: GoToProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const places = usePlaces(typed);
  const at = Math.min(chosen, places.length - 1);
  function go(place: Place | undefined): void {
    if (place === undefined) {
      return;
    }
    if (place.to === null) {
      onHelp();
      return;
    }
    onClose();
    void navigate(place.to);
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && places.length > 0) {
      event.preventDefault();
      setChosen((at + step + places.length) % places.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(places[at]);
    } else if (event.key === 'Escape') {
      // The sheet leaves it to a list that is open, and this one is always open.
      onClose();
    }
  }

  return (
    <Sheet isOpen onClose={onClose} title={formatMessage(KEYS_MESSAGES.goTo)}>
      <Flex direction="column" gap="3">
        <Input
          ref={beginTyping}
          type="search"
          role="combobox"
          aria-label={formatMessage(KEYS_MESSAGES.field)}
          placeholder={formatMessage(KEYS_MESSAGES.field)}
          aria-expanded={places.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={places[at] === undefined ? undefined : `${id}-${at}`}
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={handleKey}
        />
        <Box
          id={`${id}-list`}
          role="listbox"
          aria-label={formatMessage(KEYS_MESSAGES.found)}
          maxH="50dvh"
          overflowY="auto"
          mx="-2"
        >
          {places.map((place, index) => (
            <PlaceRow
              key={place.key}
              id={`${id}-${index}`}
              place={place}
              isChosen={index === at}
              onGo={() => go(place)}
            />
          ))}
        </Box>
        {places.length === 0 && (
          <Text role="status" textStyle="small" color="fg.muted">
            {formatMessage(KEYS_MESSAGES.none)}
          </Text>
        )}
      </Flex>
    </Sheet>
  );
}

/** Once the field is there, which is after the sheet: what is typed at once must not be lost. */
function beginTyping(field: HTMLInputElement | null): void {
  field?.focus();
}

interface PlaceRowProps {
  id: string;
  place: Place;
  isChosen: boolean;
  onGo: () => void;
}

function PlaceRow({ id, place, isChosen, onGo }: PlaceRowProps) {
  const { icon: Icon, label, keys } = place;
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isChosen}
      align="center"
      gap="3"
      minH={{ base: '12', md: '10' }}
      px="2"
      borderRadius="8px"
      bg={isChosen ? 'bg.muted' : 'transparent'}
      _hover={{ bg: 'bg.muted' }}
      cursor="pointer"
      onClick={onGo}
    >
      <Icon size={18} aria-hidden />
      <chakra.span flex="1" minW="0">
        {label}
      </chakra.span>
      {keys.map((key) => (
        <KeyCap key={key} text={key} />
      ))}
    </Flex>
  );
}
