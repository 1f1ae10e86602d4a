import type { Place } from '@wakafine/domain/geo/geo';
import { useIntl } from 'react-intl';
import { callLink, smsLink, whatsAppLink } from '../../../lib/emergency-links';
import { placeLink } from '../../../lib/map-links';
import { useViewer } from '../../../lib/session/session';
import { SOS_MESSAGES } from './sos-messages';

export interface SosLinks {
  /** Name of the contact, or the number where none was given. */
  name: string;
  call: string;
  sms: string;
  /** Null where WhatsApp can't reach the number. */
  whatsApp: string | null;
}

/** The ways to the emergency contact with a cry for help that names the place, where it is known; null without a contact. */
export function useSosLinks(place: Place | null): SosLinks | null {
  const { formatMessage } = useIntl();
  const contact = useViewer()?.profile.emergencyContact ?? null;
  if (contact === null) {
    return null;
  }
  const text =
    place === null
      ? formatMessage(SOS_MESSAGES.textWithout)
      : formatMessage(SOS_MESSAGES.text, { link: placeLink(place) });
  const { name, phone } = contact;
  return {
    name: name ?? phone,
    call: callLink(phone),
    sms: smsLink(phone, text),
    whatsApp: whatsAppLink(phone, text),
  };
}
