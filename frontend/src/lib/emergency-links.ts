import { PHONE_PREFIX } from '@wakafine/domain/people/phone';

const MOBILE_OF_CAMEROON = /^6\d{8}$/;

/** Address that dials a number as it was typed. */
export function callLink(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** Address that opens a text message to a number with words in it; of the two ways to name them, this works on both kinds of phone. */
export function smsLink(phone: string, text: string): string {
  return `sms:${dialled(phone)}?&body=${encodeURIComponent(text)}`;
}

/** Address that opens WhatsApp with words for a number; null where it is neither a mobile number of Cameroon nor international. */
export function whatsAppLink(phone: string, text: string): string | null {
  const digits = internationalDigits(dialled(phone));
  return digits === null ? null : `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}

function dialled(phone: string): string {
  return phone.replace(/[^0-9+]/g, '');
}

function internationalDigits(number: string): string | null {
  if (MOBILE_OF_CAMEROON.test(number)) {
    return `${PHONE_PREFIX}${number}`.replace('+', '');
  }
  const [, digits] = /^(?:\+|00)(\d{8,15})$/.exec(number) ?? [];
  return digits ?? null;
}
