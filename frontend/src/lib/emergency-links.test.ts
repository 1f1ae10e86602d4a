import { callLink, smsLink, whatsAppLink } from './emergency-links';

it('dials a number without the signs that people write into it', () => {
  expect(callLink('6 99 00-11.22')).toBe('tel:699001122');
  expect(callLink('+237 699 001 122')).toBe('tel:+237699001122');
});

it('opens a text message with its words', () => {
  expect(smsLink('699001122', 'Help & come: é')).toBe('sms:699001122?&body=Help%20%26%20come%3A%20%C3%A9');
});

it.each([
  ['6 99 00 11 22', '237699001122'],
  ['+237 699001122', '237699001122'],
  ['0033 6 12 34 56 78', '33612345678'],
])('opens WhatsApp for %s', (phone, digits) => {
  expect(whatsAppLink(phone, 'Help')).toBe(`https://wa.me/${digits}?text=Help`);
});

it.each(['117', '222 23 45 67'])('knows that WhatsApp can not reach %s', (phone) => {
  expect(whatsAppLink(phone, 'Help')).toBeNull();
});
