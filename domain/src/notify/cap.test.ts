import { capHeadline, capMessage } from './cap';
import type { CapAlert, CapSender } from './cap';

const ALERT: CapAlert = {
  id: 7,
  severity: 'CRITICAL',
  texts: { EN: 'Bridge out <now> & closed', FR: 'Pont coupé\nDéviation' },
  circle: { lat: 4.05, lng: 9.7, radiusKm: 5 },
  createdAt: new Date('2026-11-28T10:00:00.500Z'),
  expiresAt: new Date('2026-11-28T22:59:59Z'),
};
const SENDER: CapSender = {
  id: 'wakafine.example',
  publicUrl: 'https://wakafine.example',
  isTest: false,
  placeIn: (_place, language) => `N3 (${language})`,
};

/** Elements of CAP 1.2 in the order of its schema; `?` may be missing, `*` may come often. */
const ALERT_ORDER =
  'identifier sender sent status msgType source? scope restriction? addresses? code* note? references? incidents? info*';
const INFO_ORDER =
  'language? category event responseType* urgency severity certainty audience? eventCode* effective? onset? expires? senderName? headline? description? instruction? web? contact? parameter* resource* area*';
const AREA_ORDER = 'areaDesc polygon* circle* geocode* altitude? ceiling?';
const VALUES: Readonly<Record<string, RegExp>> = {
  identifier: /^[^\s,<&]+$/,
  sender: /^[^\s,<&]+$/,
  sent: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[-+]\d\d:\d\d$/,
  effective: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[-+]\d\d:\d\d$/,
  expires: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[-+]\d\d:\d\d$/,
  status: /^(Actual|Exercise|System|Test|Draft)$/,
  msgType: /^(Alert|Update|Cancel|Ack|Error)$/,
  scope: /^(Public|Restricted|Private)$/,
  category: /^(Geo|Met|Safety|Security|Rescue|Fire|Health|Env|Transport|Infra|CBRNE|Other)$/,
  urgency: /^(Immediate|Expected|Future|Past|Unknown)$/,
  severity: /^(Extreme|Severe|Moderate|Minor|Unknown)$/,
  certainty: /^(Observed|Likely|Possible|Unlikely|Unknown)$/,
  circle: /^-?[\d.]+,-?[\d.]+ [\d.]+$/,
  references: /^([^\s,]+,[^\s,]+,[^\s,]+)( [^\s,]+,[^\s,]+,[^\s,]+)*$/,
};

/** The elements straight below one, with what is inside. */
function children(xml: string): readonly (readonly [name: string, inside: string])[] {
  return [...xml.matchAll(/<(\w+)[^>]*>([\s\S]*?)<\/\1>/g)].map(([, name = '', inside = '']) => [
    name,
    inside,
  ]);
}

/** Whether elements follow one another as a schema has it. */
function followsOrder(names: readonly string[], order: string): boolean {
  const pattern = order.split(' ').map((part) => {
    const [, name = '', count = ''] = /^(\w+)([?*]?)$/.exec(part) ?? [];
    return `(?:${name} )${count}`;
  });
  return new RegExp(`^${pattern.join('')}$`).test(names.map((name) => `${name} `).join(''));
}

function expectValid(xml: string): void {
  const [root] = children(xml);
  expect(
    xml.startsWith(
      '<?xml version="1.0" encoding="UTF-8"?>\n<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">',
    ),
  ).toBe(true);
  expect(root?.[0]).toBe('alert');
  const parts = children(root?.[1] ?? '');
  expect(
    followsOrder(
      parts.map(([name]) => name),
      ALERT_ORDER,
    ),
  ).toBe(true);
  const infos = parts.filter(([name]) => name === 'info').map(([, inside]) => children(inside));
  const areas = infos.flatMap((info) =>
    info.filter(([name]) => name === 'area').map(([, inside]) => children(inside)),
  );
  infos.forEach((info) =>
    expect(
      followsOrder(
        info.map(([name]) => name),
        INFO_ORDER,
      ),
    ).toBe(true),
  );
  areas.forEach((area) =>
    expect(
      followsOrder(
        area.map(([name]) => name),
        AREA_ORDER,
      ),
    ).toBe(true),
  );
  for (const [name, inside] of [...parts, ...infos.flat(), ...areas.flat()]) {
    expect([name, VALUES[name]?.test(inside) ?? true]).toEqual([name, true]);
  }
}

it('has the elements of CAP 1.2 in the order and with the values of its schema', () => {
  expectValid(capMessage(ALERT, SENDER));
  expectValid(capMessage({ ...ALERT, circle: null, severity: 'INFO' }, { ...SENDER, publicUrl: null }));
  expectValid(capMessage({ ...ALERT, severity: 'WARNING' }, SENDER, new Date('2026-11-28T11:00:00Z')));
});

it('has a block for each language it was written in, and no other', () => {
  const xml = capMessage(ALERT, SENDER);
  expect([...xml.matchAll(/<language>(\w+)</g)].map(([, tag]) => tag)).toEqual(['en', 'fr']);
  expect(xml).toContain('<description>Bridge out &lt;now&gt; &amp; closed</description>');
  expect(xml).toContain('<headline>Pont coupé</headline>');
  expect(xml).toContain('<areaDesc>Within 5 km of: N3 (EN)</areaDesc>');
  expect(xml).toContain('<circle>4.05000,9.70000 5.0</circle>');
  expect(xml).toContain('<sent>2026-11-28T11:00:00+01:00</sent>');
  expect(xml).toContain('<expires>2026-11-28T23:59:59+01:00</expires>');
});

it('cancels with a message of its own that names the alert', () => {
  const xml = capMessage(ALERT, SENDER, new Date('2026-11-28T11:00:00Z'));
  expect(xml).toContain('<identifier>wakafine-cancel-7</identifier>');
  expect(xml).toContain('<msgType>Cancel</msgType>');
  expect(xml).toContain(
    '<references>wakafine.example,wakafine-alert-7,2026-11-28T11:00:00+01:00</references>',
  );
});

it('is a test where nothing is real', () => {
  expect(capMessage(ALERT, { ...SENDER, isTest: true })).toContain('<status>Test</status>');
});

it('cuts a headline at a word', () => {
  const long = capHeadline({ texts: { PIDGIN: 'word '.repeat(50) } });
  expect(long).toMatch(/word…$/);
  expect(long.length).toBeLessThanOrEqual(160);
});
