import { Inbox, Keyboard, Scale, UserRound, type LucideIcon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { STAFF_PATHS } from '../../../lib/paths';
import { useRights } from '../../../lib/session/rights';
import { STAFF_PAGE_MESSAGES } from '../frame/messages';
import { STAFF_ENTRIES } from '../frame/staff-entries';
import { KEYS_MESSAGES } from '../keys/messages';

/** A place on the dashboard that can be gone to by typing. */
export interface Place {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Keys that lead there too. */
  readonly keys: readonly string[];
  /** Address; null for the list of all keys. */
  readonly to: string | null;
}

const CASE_NUMBER = /^c-?(?:\d{4}-)?0*(\d{1,15})$/i;
const PLAIN_NUMBER = /^#?(\d{1,15})$/;

/** The places that fit what was typed, those whose name begins with it first; only those that the role may open. */
export function usePlaces(typed: string): readonly Place[] {
  const { formatMessage } = useIntl();
  const holds = useRights();
  const pages: Place[] = [
    ...STAFF_ENTRIES.filter(({ permission }) => holds(permission)).map(
      ({ name, label, icon, goKey, path }) => ({
        key: name,
        label: formatMessage(label),
        icon,
        keys: ['g', goKey],
        to: path,
      }),
    ),
    {
      key: 'account',
      label: formatMessage(STAFF_PAGE_MESSAGES.account),
      icon: UserRound,
      keys: [],
      to: STAFF_PATHS.account,
    },
    { key: 'keys', label: formatMessage(KEYS_MESSAGES.help), icon: Keyboard, keys: ['?'], to: null },
  ];
  const words = plain(typed);
  const number = typed.trim();
  const caseId = (CASE_NUMBER.exec(number) ?? PLAIN_NUMBER.exec(number))?.[1];
  const incidentId = PLAIN_NUMBER.exec(number)?.[1];
  const things: Place[] = [];
  if (caseId !== undefined && holds('canSuspendVehicles')) {
    things.push({
      key: 'case',
      label: formatMessage(KEYS_MESSAGES.caseNumber, { number }),
      icon: Scale,
      keys: [],
      to: `${STAFF_PATHS.cases}/${caseId}`,
    });
  }
  if (incidentId !== undefined) {
    things.push({
      key: 'incident',
      label: formatMessage(KEYS_MESSAGES.incidentNumber, { number }),
      icon: Inbox,
      keys: [],
      to: `${STAFF_PATHS.incidents}?incident=${incidentId}`,
    });
  }
  const begins = ({ label }: Place) => plain(label).startsWith(words);
  const fitting = pages.filter(({ label }) => plain(label).includes(words));
  return [...things, ...fitting.filter(begins), ...fitting.filter((place) => !begins(place))];
}

/** Without accents and capitals, as people type. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
