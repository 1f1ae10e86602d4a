import fc from 'fast-check';
import { LANGUAGES } from '../people/languages';
import type { Language } from '../people/languages';
import { readSmsReport, smsReply } from './sms-report';

/** The basic characters of GSM 03.38 that texts of ours may have: with any other, a message has 70 characters. */
const GSM = /^[@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;

describe('a report', () => {
  it.each([
    ['SAFE LT123AB too fast', 'en', 'LT123AB', 'too fast'],
    ['safe lt123ab Too fast!', 'en', 'LT123AB', 'Too fast!'],
    ['Safe: LT 123 AB, too fast near Edea', 'en', 'LT 123 AB', 'too fast near Edea'],
    ['SAFE CE 1234 C', 'en', 'CE 1234 C', null],
    ['SAFE ce-1234-c - rolling', 'en', 'CE-1234-C', 'rolling'],
    ['  SAFE\n\nLT123AB\ttoo\nfast ', 'en', 'LT123AB', 'too fast'],
    ['SAFE LT123AB roule trop vite', 'fr', 'LT123AB', 'roule trop vite'],
    ['Sécurité LT123AB trop rapide', 'fr', 'LT123AB', 'trop rapide'],
    ['SECURITE LT 123 AB', 'fr', 'LT 123 AB', null],
    ['SAFE LT123AB di bus dey run too much', 'pidgin', 'LT123AB', 'di bus dey run too much'],
    ['WAKA LT123AB driver no dey hear', 'pidgin', 'LT123AB', 'driver no dey hear'],
    ['SAFE IT-4471 too fast', 'en', 'IT-4471', 'too fast'],
    ['SAFE LT123ABC too fast', 'en', 'LT123ABC', 'too fast'],
  ] as const)('is read from %j', (text, language, plate, description) => {
    expect(readSmsReport(text)).toEqual({ kind: 'REPORT', language, plate, description });
  });
});

describe('what is no report', () => {
  it.each([
    ['', 'en'],
    ['SAFE', 'en'],
    ['SAFE too fast', 'en'],
    ['SAFE A1', 'en'],
    ['LT123AB too fast', 'en'],
    ['SAFETY LT123AB', 'en'],
    ['Bonjour, le bus roule vite', 'fr'],
    ['abeg di moto dey run', 'pidgin'],
    ['\u0000\u202e', 'en'],
    ['__proto__ constructor', 'en'],
  ] as const)('is answered with how to write one: %j', (text, language) => {
    const read = readSmsReport(text);
    expect(read).toEqual({ kind: 'UNREADABLE', language });
    expect(smsReply(read, { number: null })).toContain('SAFE LT123AB');
  });
});

test('whatever is written is read in one way or the other, without what a screen can not show', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const read = readSmsReport(`SAFE LT123AB ${text}`);
      expect(read.kind).toBe('REPORT');
      expect(JSON.stringify(read)).not.toMatch(/\\u00|\p{Cc}/u);
    }),
  );
});

test.each(Object.keys(LANGUAGES) as Language[])('each answer in %s is one short message', (language) => {
  const longest = { kind: 'REPORT', language, plate: 'LT 1234 ABCDEFGHIJKL', description: null } as const;
  for (const text of [
    smsReply(longest, { number: 9_999_999_999 }),
    smsReply({ kind: 'UNREADABLE', language }, { number: null }),
  ]) {
    expect(text).toMatch(GSM);
    expect(text.length).toBeLessThanOrEqual(160);
  }
});
