import fc from 'fast-check';
import { distanceBetweenM } from '../geo/geo';
import { maskPhone, maskPlate } from '../people/masking';
import { normalisePhone } from '../people/phone';

describe('distance', () => {
  const degrees = (limit: number) =>
    fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((units) => units / 1e6);
  const place = fc.record({ lat: degrees(89), lng: degrees(179) });

  it('is the same both ways, never negative, and never more than half the way round', () => {
    fc.assert(
      fc.property(place, place, (one, other) => {
        const thereM = distanceBetweenM(one, other);
        expect(distanceBetweenM(other, one)).toBeCloseTo(thereM, 6);
        expect(thereM).toBeGreaterThanOrEqual(0);
        expect(thereM).toBeLessThanOrEqual(Math.PI * 6_371_000 + 1e-6);
      }),
    );
  });

  it('is zero at the same place only, down to the last decimal that receivers give', () => {
    const e7 = (limit: number) =>
      fc.integer({ min: -limit * 1e7, max: limit * 1e7 }).map((units) => units / 1e7);
    const given = fc.record({ lat: e7(89), lng: e7(179) });
    const nudge = fc.integer({ min: -3, max: 3 }).map((units) => units / 1e7);
    fc.assert(
      fc.property(given, nudge, nudge, (at, north, east) => {
        const near = { lat: at.lat + north, lng: at.lng + east };
        const isSame = near.lat === at.lat && near.lng === at.lng;
        expect(distanceBetweenM(at, near) === 0).toBe(isSame);
        expect(distanceBetweenM(at, at)).toBe(0);
      }),
    );
  });
});

describe('masking', () => {
  const plateText = fc.string({ unit: fc.constantFrom(...'ABZ019é -./•'), maxLength: 20 });
  const letters = (text: string) => [...text].filter((character) => /[\p{L}\p{N}]/u.test(character));

  it('preserves the length and the separators, and shows no more of a plate than it may', () => {
    fc.assert(
      fc.property(plateText, (plate) => {
        const masked = [...maskPlate(plate)];
        const total = letters(plate).length;
        const shown = letters(masked.join('')).length;
        expect(masked).toHaveLength([...plate].length);
        expect(shown).toBe(total >= 7 ? 4 : Math.min(1, total));
        for (const [index, character] of [...plate].entries()) {
          const isHidden = masked[index] === '•' && letters(character).length === 1;
          expect(isHidden || masked[index] === character).toBe(true);
        }
      }),
    );
  });

  it('gives two plates that differ only in what is hidden the same look', () => {
    const digits = fc.integer({ min: 100, max: 999 });
    fc.assert(
      fc.property(digits, digits, (one, other) => {
        expect(maskPlate(`LT ${one} AA`)).toBe(maskPlate(`LT ${other} AA`));
      }),
    );
  });

  it('shows three digits of a mobile number, whichever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 600_000_000, max: 699_999_999 }), (number) => {
        const digits = String(number);
        expect(maskPhone(digits)).toBe(`+237 6•• ••• •${digits.slice(-2)}`);
      }),
    );
  });
});

describe('a mobile number', () => {
  it('is stored the same however it is typed, and normalising it again changes nothing', () => {
    const prefix = fc.constantFrom('', '+237', '00237', '237', ' +237 ', '237 ');
    const spaces = fc.array(fc.boolean(), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.integer({ min: 600_000_000, max: 699_999_999 }),
        prefix,
        spaces,
        (number, front, gaps) => {
          const stored = String(number);
          const typed =
            front + [...stored].map((digit, index) => (gaps[index] === true ? ` ${digit}` : digit)).join('');
          expect(normalisePhone(typed)).toBe(stored);
          expect(normalisePhone(stored)).toBe(stored);
        },
      ),
    );
  });

  it('is nine ASCII digits that start with 6 whatever was typed, or none at all', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0236789+ -٦a'), maxLength: 16 });
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        expect(normalisePhone(text) ?? '600000000').toMatch(/^6[0-9]{8}$/);
      }),
      { numRuns: 500 },
    );
  });
});
