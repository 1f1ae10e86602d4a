import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { refusal } from '../../../../test/api';
import { openSheet, placePhone, serveReports } from '../../../../test/incidents';

const NEAR = {
  id: '41',
  incidentType: 'ROAD_HAZARD',
  severity: 'HIGH',
  confirmationCount: 2,
};

async function reportHazard() {
  const opened = await openSheet();
  await opened.sheet.findByText('N3, Douala');
  await opened.user.click(opened.sheet.getByRole('radio', { name: 'Road hazard' }));
  await opened.user.click(opened.sheet.getByRole('radio', { name: 'Worried' }));
  await opened.send();
  return opened;
}

async function askedStep() {
  return within(await screen.findByRole('dialog', { name: 'Is it one of these?' }));
}

beforeEach(() => {
  localStorage.clear();
  placePhone();
});

it('asks whether it is what others submitted nearby before anything is sent', async () => {
  const { stored } = serveReports({ similarIncidents: [NEAR] });
  await reportHazard();
  const step = await askedStep();
  expect(step.getByText('Road hazard')).toBeInTheDocument();
  expect(step.getByText('In the last few minutes · about 100 m away')).toBeInTheDocument();
  expect(step.getByText('Confirmed by 2 other people')).toBeInTheDocument();
  expect(stored.size).toBe(0);
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});

it('confirms the same one from where one stands, and sends no second report', async () => {
  const confirmed: unknown[] = [];
  const { stored } = serveReports({
    similarIncidents: [NEAR],
    confirmIncident: ({ input }: { input: unknown }) => {
      confirmed.push(input);
      return { incident: { ...NEAR, confirmationCount: 3 } };
    },
  });
  const { user } = await reportHazard();
  await user.click((await askedStep()).getByRole('button', { name: 'Yes, the same one' }));
  expect(await screen.findByText('Confirmed. Thank you.')).toBeInTheDocument();
  expect(confirmed).toEqual([{ incidentId: '41', location: { lat: 4.0483, lng: 9.7043 } }]);
  expect(stored.size).toBe(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('sends the report when it is another one, and goes back to what was said', async () => {
  const { stored } = serveReports({ similarIncidents: [NEAR] });
  const { user } = await reportHazard();
  await user.click((await askedStep()).getByRole('button', { name: 'Back' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Report an incident' }));
  expect(sheet.getByRole('radio', { name: 'Worried' })).toBeChecked();
  await user.click(sheet.getByRole('button', { name: 'Send report' }));
  await user.click((await askedStep()).getByRole('button', { name: 'No, a different one' }));
  expect(await screen.findByText('Incident Reported Successfully')).toBeInTheDocument();
  expect(stored.size).toBe(1);
});

it('says that it could not be confirmed, and still lets the report be sent', async () => {
  const { stored } = serveReports({
    similarIncidents: [NEAR],
    confirmIncident: () => {
      throw refusal('NOT_FOUND');
    },
  });
  const { user } = await reportHazard();
  const step = await askedStep();
  await user.click(step.getByRole('button', { name: 'Yes, the same one' }));
  expect(await step.findByRole('alert')).toHaveTextContent(
    'Could not confirmTry again, or send your own report.',
  );
  await user.click(step.getByRole('button', { name: 'No, a different one' }));
  await waitFor(() => expect(stored.size).toBe(1));
});

it('sends as usual when the server cannot say what is near', async () => {
  const { stored } = serveReports({
    similarIncidents: () => {
      throw refusal('INTERNAL');
    },
  });
  await reportHazard();
  await waitFor(() => expect(stored.size).toBe(1));
});

it('does not wait longer than 2 s to hear what is near', async () => {
  const { stored } = serveReports({ similarIncidents: () => new Promise(() => undefined) });
  await reportHazard();
  expect(stored.size).toBe(0);
  await waitFor(() => expect(stored.size).toBe(1), { timeout: 4_000 });
});
