import type { PlaceParts } from './place-parts';
import { placeText } from './place-texts';

const N3 = { road: 'N3', town: 'Boumnyébel' };
const NO_ROAD = { road: null, town: 'Edéa' };

const TEXTS: readonly [PlaceParts | null, Record<'EN' | 'FR' | 'PIDGIN', string>][] = [
  [
    { relation: 'IN', road: 'N3', town: 'Edéa' },
    { EN: 'N3, Edéa', FR: 'N3, Edéa', PIDGIN: 'N3, Edéa' },
  ],
  [
    { relation: 'IN', ...NO_ROAD },
    { EN: 'Edéa', FR: 'Edéa', PIDGIN: 'Edéa' },
  ],
  [
    { relation: 'AFTER', ...N3, km: 4 },
    {
      EN: 'N3, 4 km after Boumnyébel',
      FR: 'N3, 4\u00a0km après Boumnyébel',
      PIDGIN: 'N3, 4 km after Boumnyébel',
    },
  ],
  [
    { relation: 'BEFORE', ...N3, km: 4 },
    {
      EN: 'N3, 4 km before Boumnyébel',
      FR: 'N3, 4\u00a0km avant Boumnyébel',
      PIDGIN: 'N3, 4 km before Boumnyébel',
    },
  ],
  [
    { relation: 'FROM', ...N3, km: 4 },
    {
      EN: 'N3, 4 km from Boumnyébel',
      FR: 'N3, à 4\u00a0km de Boumnyébel',
      PIDGIN: 'N3, 4 km from Boumnyébel',
    },
  ],
  [
    { relation: 'FROM', ...NO_ROAD, km: 12 },
    { EN: '12 km from Edéa', FR: 'À 12\u00a0km d’Edéa', PIDGIN: '12 km from Edéa' },
  ],
  [
    { relation: 'AWAY', ...NO_ROAD, km: 6, direction: 'NW' },
    {
      EN: '6 km north-west of Edéa',
      FR: '6\u00a0km au nord-ouest d’Edéa',
      PIDGIN: '6 km for north-west of Edéa',
    },
  ],
  [null, { EN: 'Outside Cameroon', FR: 'Hors du Cameroun', PIDGIN: 'E no dey inside Cameroon' }],
];

test.each(TEXTS)('%j is said in each language', (parts, texts) => {
  for (const language of ['EN', 'FR', 'PIDGIN'] as const) {
    expect(placeText(parts, language)).toBe(texts[language]);
  }
});

test('Yaoundé has no apostrophe in French', () => {
  const parts: PlaceParts = { relation: 'AWAY', road: null, town: 'Yaoundé', km: 30, direction: 'E' };
  expect(placeText(parts, 'FR')).toBe('30\u00a0km à l’est de Yaoundé');
});
