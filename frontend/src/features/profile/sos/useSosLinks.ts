import type { Place } from '@wakafine/domain/geo/geo';
import { useIntl } from 'react-intl';
import { callLink, smsLink, whatsAppLink } from '../../../lib/emergency-links';
import { useSosFamilyLink } from '../../../lib/family/useSosFamilyLink';
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
  /** Makes the link in the message lead somewhere; called when a message is begun. */
  register: () => void;
}

export interface SosLinksOptions {
  /** Null where it is not known. */
  place: Place | null;
  /** Whether a link could show anything: where a journey is on, or the place is known. */
  isFollowed: boolean;
}

/**
 * The ways to the emergency contact with a cry for help that names the place, where it is known, and holds a link by which one is followed;
 * null without a contact.
 */
export function useSosLinks({ place, isFollowed }: SosLinksOptions): SosLinks | null {
  const { formatMessage } = useIntl();
  const { url, register } = useSosFamilyLink(place);
  const contact = useViewer()?.profile.emergencyContact ?? null;
  if (contact === null) {
    return null;
  }
  const text = [
    place === null
      ? formatMessage(SOS_MESSAGES.textWithout)
      : formatMessage(SOS_MESSAGES.text, { link: placeLink(place) }),
    ...(isFollowed ? [formatMessage(SOS_MESSAGES.follow, { link: url })] : []),
  ].join(' ');
  const { name, phone } = contact;
  return {
    name: name ?? phone,
    call: callLink(phone),
    sms: smsLink(phone, text),
    whatsApp: whatsAppLink(phone, text),
    register: () => (isFollowed ? register() : undefined),
  };
}
