import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi } from '../../../../test/api';
import { renderApp } from '../../../../test/render';
import {
  contentOf,
  EDEA,
  EFFECT,
  LIMIT_REGISTER,
  openEdea,
  PROPOSAL,
  shapeOf,
} from '../../../../test/speed-limits';

beforeEach(() => window.localStorage.clear());

function serveAccepting(over: object = {}): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  serveApi({
    ...LIMIT_REGISTER,
    ...over,
    proposeSpeedLimit: ({ input }: { input: object }) => {
      sent.push(JSON.parse(JSON.stringify(input)));
      return PROPOSAL;
    },
  });
  return sent;
}

type Form = ReturnType<typeof within>;

/** Has the effect counted, then proposes. */
async function propose(form: Form): Promise<void> {
  await userEvent.click(form.getByRole('button', { name: 'See the effect' }));
  await userEvent.click(await form.findByRole('button', { name: 'Propose' }));
}

/** As if it were typed, faster. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function openForm() {
  renderApp('/admin/speed-limits');
  await userEvent.click(await screen.findByRole('button', { name: 'New limit' }));
  return within(await screen.findByRole('dialog', { name: 'New limit' }));
}

it('proposes a circle once everything is there', async () => {
  const sent = serveAccepting();
  const form = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'See the effect' }));
  expect(form.getByRole('status')).toHaveTextContent('Check what you have entered.');
  expect(form.getByLabelText('Latitude')).toHaveAttribute('aria-invalid', 'true');
  expect(await axe(screen.getByRole('dialog', { name: 'New limit' }))).toHaveNoViolations();
  await fill(form.getByLabelText('Place'), 'Pouma');
  await fill(form.getByLabelText('Latitude'), '3,85');
  await fill(form.getByLabelText('Longitude'), '10.5');
  await fill(form.getByLabelText('Source'), 'Photo of the sign');
  await fill(form.getByLabelText('Reason'), 'The sign stands there');
  await propose(form);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    limit: {
      placeName: 'Pouma',
      zone: 'TOWN',
      shape: { kind: 'CIRCLE', centre: [10.5, 3.85], radiusM: 500 },
    },
    validFrom: null,
    reason: 'The sign stands there',
  });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('show=waiting'));
});

it('accepts an area as GeoJSON, and refuses one that crosses itself', async () => {
  const sent = serveAccepting();
  const form = await openForm();
  await userEvent.click(form.getByRole('radio', { name: 'Area' }));
  const field = form.getByLabelText('GeoJSON geometry');
  const polygon = (coordinates: unknown) => JSON.stringify({ type: 'Polygon', coordinates: [coordinates] });
  await fill(form.getByLabelText('Source'), 'Survey');
  await fill(form.getByLabelText('Reason'), 'Drawn anew');
  await userEvent.click(field);
  await userEvent.paste(
    polygon([
      [10, 4],
      [10.1, 4.1],
      [10.1, 4],
      [10, 4.1],
      [10, 4],
    ]),
  );
  await userEvent.click(form.getByRole('button', { name: 'See the effect' }));
  expect(field).toHaveAttribute('aria-invalid', 'true');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(
    polygon([
      [10, 4],
      [10.1, 4],
      [10.1, 4.1],
      [10, 4],
    ]),
  );
  await propose(form);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    limit: {
      shape: {
        kind: 'POLYGON',
        rings: [
          [
            [10, 4],
            [10.1, 4],
            [10.1, 4.1],
            [10, 4],
          ],
        ],
      },
    },
  });
});

it('accepts a road as GeoJSON, with its width and direction', async () => {
  const sent = serveAccepting();
  const form = await openForm();
  await userEvent.click(form.getByRole('radio', { name: 'Road' }));
  await fill(form.getByLabelText('Source'), 'Survey');
  await fill(form.getByLabelText('Reason'), 'One way since May');
  const line = [
    [10, 4],
    [10.1, 4.1],
  ];
  await fill(
    form.getByLabelText('GeoJSON geometry'),
    JSON.stringify({ type: 'LineString', coordinates: line }),
  );
  await userEvent.click(form.getByRole('switch', { name: /Only in the direction/ }));
  expect(await axe(screen.getByRole('dialog', { name: 'New limit' }))).toHaveNoViolations();
  await propose(form);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    limit: { shape: { kind: 'CORRIDOR', line, halfWidthM: 15, isOneWay: true } },
  });
});

it('changes the national default, which has no place', async () => {
  const content = contentOf({ zone: 'OPEN_ROAD', placeName: null, shape: shapeOf({ kind: 'DEFAULT' }) });
  const openRoad = { ...EDEA, id: 'open-road', content };
  const sent = serveAccepting({ speedLimit: openRoad });
  renderApp('/admin/speed-limits?open=open-road');
  const sheet = within(await screen.findByRole('dialog', { name: 'Whole country' }));
  expect(sheet.queryByRole('button', { name: 'Propose its end' })).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'Propose a change' }));
  const form = within(await screen.findByRole('dialog', { name: 'Propose a change' }));
  expect(form.queryByLabelText('Place')).not.toBeInTheDocument();
  await userEvent.clear(form.getByLabelText('Bus'));
  await fill(form.getByLabelText('Bus'), '80');
  await fill(form.getByLabelText('Reason'), 'The decree was read');
  await propose(form);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    limitId: 'open-road',
    limit: { zone: 'OPEN_ROAD', shape: { kind: 'DEFAULT' } },
  });
  expect(sent[0]).toMatchObject({
    limit: { classLimits: expect.arrayContaining([{ vehicleClass: 'BUS', limitKmh: 80 }]) },
  });
});

it('opens a change with what the limit says', async () => {
  serveAccepting();
  const sheet = await openEdea();
  await userEvent.click(sheet.getByRole('button', { name: 'Propose a change' }));
  const form = within(await screen.findByRole('dialog', { name: 'Propose a change' }));
  expect(form.getByLabelText('Place')).toHaveValue('Edéa');
  expect(form.getByLabelText('Radius (m)')).toHaveValue('3000');
  expect(form.getByLabelText('Car')).toHaveValue('60');
});

describe('the import of a file', () => {
  async function importing(status: number, body: object, text = '{}') {
    serveAccepting();
    const serve = window.fetch;
    const posted: unknown[] = [];
    window.fetch = ((url: string, init: RequestInit) => {
      if (url === '/api/admin/limits/imports/preview' && status === 200) {
        return Promise.resolve({ status, json: () => Promise.resolve(EFFECT) });
      }
      if (!url.startsWith('/api/admin/limits/imports')) {
        return serve(url, init);
      }
      posted.push(JSON.parse(String(init.body)));
      return Promise.resolve({ status, json: () => Promise.resolve(body) });
    }) as typeof window.fetch; // As much of an answer as the page looks at.
    renderApp('/admin/speed-limits');
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Import' }));
    const file = Object.assign(new File([text], 'limits.geojson'), { text: () => Promise.resolve(text) });
    await userEvent.upload(sheet.getByLabelText('GeoJSON file'), file);
    await userEvent.type(sheet.getByLabelText('Reason'), 'Survey of the roads');
    await userEvent.click(sheet.getByRole('button', { name: 'See the effect' }));
    return { sheet, posted };
  }

  it('says how many were proposed, and shows them', async () => {
    const { sheet, posted } = await importing(
      200,
      { proposed: 2, unchanged: 241 },
      '{"type":"FeatureCollection"}',
    );
    expect(await sheet.findByText('It would have changed 214 of 9,366 violations.')).toBeVisible();
    expect(posted).toEqual([]);
    await userEvent.click(sheet.getByRole('button', { name: 'Propose' }));
    expect(await screen.findByText('2 proposed, 241 already so')).toBeVisible();
    expect(posted).toMatchObject([{ limits: { type: 'FeatureCollection' }, reason: 'Survey of the roads' }]);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('show=waiting'));
  });

  it('says what is wrong with which feature', async () => {
    const fields = {
      'limits.features.3.geometry': 'Must be closed',
      'limits.features.7': 'Must be a Feature',
    };
    const { sheet } = await importing(400, { code: 'BAD_USER_INPUT', fields });
    expect(await sheet.findByText('Feature 4: geometry')).toBeVisible();
    expect(sheet.getByText(/^Feature 8/)).toBeVisible();
  });

  it('says of other files that they are none', async () => {
    const { sheet, posted } = await importing(400, {}, 'no JSON');
    expect(await sheet.findByText(/no GeoJSON FeatureCollection/)).toBeVisible();
    expect(posted).toEqual([]);
  });
});
