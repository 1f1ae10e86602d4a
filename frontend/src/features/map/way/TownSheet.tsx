import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { GazetteerTown } from '@wakafine/domain/places/gazetteer';
import { MapPin } from 'lucide-react';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../components/forms/TextField';
import { FaultLine } from '../../../components/states/FaultLine';
import { Sheet } from '../../../components/surface/Sheet';
import { findTowns } from './find-towns';
import { WAY_MESSAGES } from './messages';

export interface TownSheetProps {
  onChoose: (town: GazetteerTown) => void;
  onClose: () => void;
}

/** Chooses a town of the country, from the list that comes with the app. */
export function TownSheet({ onChoose, onClose }: TownSheetProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState('');
  const { towns, hasFailed } = useTowns();
  const found = towns === null ? [] : findTowns(towns, typed);

  function choose(town: GazetteerTown): void {
    onChoose(town);
    onClose();
  }

  function chooseFirst(event: FormEvent): void {
    event.preventDefault();
    const [first] = found;
    if (first !== undefined && typed.trim() !== '') {
      choose(first);
    }
  }

  return (
    <Sheet isOpen onClose={onClose} title={formatMessage(WAY_MESSAGES.open)}>
      <chakra.form onSubmit={chooseFirst} noValidate>
        <TextField
          id={id}
          label={formatMessage(WAY_MESSAGES.field)}
          hint={formatMessage(WAY_MESSAGES.stays)}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
      </chakra.form>
      <Flex direction="column" py="3" minH="24rem">
        {hasFailed && <FaultLine>{formatMessage(WAY_MESSAGES.townsFailed)}</FaultLine>}
        {found.length > 0 && (
          <chakra.ul listStyleType="none" aria-label={formatMessage(WAY_MESSAGES.towns)}>
            {found.map((town) => (
              <chakra.li key={`${town.name} ${town.lat}`} borderBottomWidth="1px" _last={{ border: '0' }}>
                <Button
                  variant="ghost"
                  width="full"
                  justifyContent="flex-start"
                  minH="48px"
                  px="2"
                  onClick={() => choose(town)}
                >
                  <MapPin size={20} aria-hidden />
                  {town.name}
                </Button>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        <Text role="status" color="fg.muted">
          {towns !== null && found.length === 0 && formatMessage(WAY_MESSAGES.unknown)}
        </Text>
      </Flex>
    </Sheet>
  );
}

/** The towns of the country; null until they are loaded. */
function useTowns(): { readonly towns: readonly GazetteerTown[] | null; readonly hasFailed: boolean } {
  const [towns, setTowns] = useState<readonly GazetteerTown[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(function loadTowns() {
    import('../../../lib/gazetteer/country-ways').then(
      ({ TOWNS }) => setTowns(TOWNS),
      () => setHasFailed(true),
    );
  }, []);
  return { towns, hasFailed };
}
