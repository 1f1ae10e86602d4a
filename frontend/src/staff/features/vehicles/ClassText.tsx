import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { LimitedClass } from '../../../graphql/staff';
import { LIMITED_CLASS_MESSAGES } from '../../kit/names/name-messages';
import { VEHICLES_MESSAGES } from './acts/messages';

export interface ClassTextProps {
  /** Null for none. */
  vehicleClass: LimitedClass | null;
  /** Says what follows from none, where there is room for it. */
  isWhole?: boolean;
}

/** The class of a vehicle, with a mark where none is entered. */
export function ClassText({ vehicleClass, isWhole = false }: ClassTextProps) {
  const { formatMessage } = useIntl();
  if (vehicleClass !== null) {
    return <>{formatMessage(LIMITED_CLASS_MESSAGES[vehicleClass])}</>;
  }
  return (
    <chakra.span
      display="inline-flex"
      alignItems={isWhole ? 'flex-start' : 'center'}
      gap="1.5"
      verticalAlign="bottom"
    >
      <chakra.span flexShrink="0" color="fg.muted" pt={isWhole ? '0.5' : undefined} aria-hidden>
        <CircleAlert size={16} />
      </chakra.span>
      {formatMessage(isWhole ? VEHICLES_MESSAGES.noClassWhole : VEHICLES_MESSAGES.noClass)}
    </chakra.span>
  );
}
