import { agencyMailText } from './agency-mail';
import type { AgencyMail } from './agency-mail';
import { parseDay } from '../time/civil-time';

const LINK = { link: 'https://wakafine.example/agency' };
const day = (text: string): number => parseDay(text) ?? 0;
const WEEK: AgencyMail = {
  kind: 'WEEK',
  ...{ weekOf: day('2026-11-16'), distanceKm: 41_900.7, observed: 28, vehicles: 34 },
  ...{ violations: 151, cases: 2 },
};

it.each<[string, AgencyMail, RegExp[]]>([
  [
    'an invitation',
    { kind: 'INVITATION', lastDay: day('2026-12-01') },
    [/1 décembre 2026/, /1 December 2026/],
  ],
  ['a notice before its time', { kind: 'NOTICE', lastDay: null }, [/pas encore commencé/, /has not begun/]],
  ['a notice', { kind: 'NOTICE', lastDay: day('2026-12-09') }, [/9 décembre 2026/, /9 December 2026/]],
  ['a reminder', { kind: 'REMINDER', lastDay: day('2026-12-09') }, [/preuves décident/, /evidence decides/]],
  ['a suspension', { kind: 'SUSPENDED' }, [/suspendu un de vos/, /has suspended one of your/]],
  ['a clearance', { kind: 'CLEARED' }, [/n’est plus suspendu/, /no longer suspended/]],
  ['a week', WEEK, [/41 900 km.*28 véhicules sur 34/u, /41,900 km seen, 28 of 34 vehicles, 151/]],
])('%s is written in both official languages, with its link', (_what, mail, parts) => {
  const { subject, text } = agencyMailText(mail, LINK);
  expect(subject).toContain(' / ');
  const plain = text.replaceAll(/[\u00a0\u202f]/g, ' ');
  parts.forEach((part) => expect(plain).toMatch(part));
  expect(text.endsWith(`\n\n${LINK.link}\n`)).toBe(true);
  expect(text).not.toMatch(/[{}]/);
});
