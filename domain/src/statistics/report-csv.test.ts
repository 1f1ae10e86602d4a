import { reportCsv } from './report-csv';

const HEADINGS = {
  ...{ id: 'ID', vehicle: 'Véhicule', agency: 'Agence', speed: 'Vitesse (km/h)', severity: 'Gravité' },
  ...{ timestamp: 'Date', category: 'Catégorie', driver: 'Conducteur', contact: 'Contact' },
  ...{ place: 'Lieu', proven: 'Prouvé', uncertainty: 'Retiré', limit: 'Limite', limitPlace: 'Où' },
  confirmed: 'Confirmée',
};

it('has its columns under the headings of the reader, and escapes what people have typed', () => {
  const row = {
    ...{
      contact: '+237 6 77 12 34 56',
      driver: '=Demo "Citizen"',
      category: 'public',
      timestamp: '20/11/2026',
    },
    ...{
      place: 'N3, à 4\u00a0km de Boumnyébel',
      severity: 'Élevée',
      speed: 82.4,
      agency: null,
      vehicle: 'OU 731 QX',
      id: 12,
    },
    ...{ proven: 79, uncertainty: 3, limit: 60, limitPlace: 'Edéa, ville', confirmed: 'oui' },
  };
  expect(reportCsv(HEADINGS, [row]).split('\r\n')).toEqual([
    '\uFEFFID,Véhicule,Agence,Vitesse (km/h),Gravité,Date,Catégorie,Conducteur,Contact,Lieu,Prouvé,Retiré,Limite,Où,Confirmée',
    `12,OU 731 QX,,82.4,Élevée,20/11/2026,public,"'=Demo ""Citizen""","'+237 6 77 12 34 56","N3, à 4\u00a0km de Boumnyébel",79,3,60,"Edéa, ville",oui`,
    '',
  ]);
});

it('is its headings alone where there is no violation', () => {
  expect(reportCsv(HEADINGS, []).trim().split('\r\n')).toHaveLength(1);
});
