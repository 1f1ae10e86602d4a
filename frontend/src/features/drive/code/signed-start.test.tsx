import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, VIEWER, type Answers } from '../../../../test/api';
import { buildJourney, buildPhone, buildServer, sendNow } from '../../../../test/drive';
import { buildDevice, enrolThisPhone } from '../../../../test/enrolment';
import { haveCrypto } from '../../../../test/stored';
import { renderApp } from '../../../../test/render';
import { readEnrolment } from '../../../lib/enrolment/stored-enrolment';
import { clearLocalData } from '../../../lib/session/local-data';

interface Sent {
  clientId: string;
  startedAt: string;
  deviceProof?: { deviceId: string; signature: string } | null;
}

beforeEach(async () => {
  haveCrypto();
  await clearLocalData();
  localStorage.clear();
});

const BOUND = buildJourney({
  registrationNumber: 'CE 731 QX',
  binding: 'BOUND',
  boundVehicle: { level: 'BOUND', registrationNumber: 'CE 731 QX', until: null },
});

/** Starts a journey with this plate on a phone that is enrolled for CE 731 QX; what the server was sent. */
async function start({
  plate,
  isOffline = false,
  ...answers
}: { plate?: string; isOffline?: boolean } & Answers) {
  await enrolThisPhone();
  const sent: Sent[] = [];
  const phone = buildPhone();
  const { api } = buildServer(
    {},
    {
      myDevices: [buildDevice()],
      startJourney: ({ input }: { input: Sent }) => {
        sent.push(input);
        return { journey: BOUND };
      },
      ...answers,
    },
    BOUND,
  );
  renderApp('/');
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  if (isOffline) {
    api.goOffline();
  }
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Start Journey' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText('This phone belongs to CE 731 QX. It does not sign for another plate.'),
  ).toBeVisible();
  if (plate === undefined) {
    await user.click(dialog.getByRole('button', { name: 'Use its plate' }));
    expect(dialog.getByText('This phone belongs to CE 731 QX and signs this journey.')).toBeVisible();
  } else {
    await user.type(dialog.getByLabelText('Registration number'), plate);
  }
  await user.click(dialog.getByRole('button', { name: 'Start Journey' }));
  await screen.findByRole('heading', { name: 'Live journey' });
  return { api, sent, phone };
}

it('signs a start for its vehicle, and the journey says so', async () => {
  const { sent } = await start({});
  expect(sent[0]?.deviceProof?.deviceId).toBe('31');
  expect(await screen.findByText('This phone belongs to CE 731 QX')).toBeVisible();
});

it('signs no start with another plate', async () => {
  const { sent } = await start({ plate: 'SW-452-CM' });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.deviceProof ?? null).toBeNull();
});

it('signs a start without a network once the server is back, the same each time it is sent', async () => {
  const { api, sent, phone } = await start({ isOffline: true });
  await waitFor(() => expect(phone.isWatched()).toBe(true));
  phone.drive(5, 3);
  const proofs: Sent[] = [];
  api.answer({
    startJourney: ({ input }: { input: Sent }) => {
      proofs.push(input);
      return proofs.length === 1 ? refusal('UNAVAILABLE') : { journey: BOUND };
    },
  });
  api.goOnline();
  sendNow();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(proofs.length).toBeGreaterThan(1), { timeout: 30_000 });
  expect(sent).toEqual([]);
  expect(proofs[0]?.deviceProof?.deviceId).toBe('31');
  expect(proofs[1]).toEqual(proofs[0]);
});

it('starts without the signature that the server does not accept, and stores that it was revoked', async () => {
  const inputs: Sent[] = [];
  await start({
    myDevices: [buildDevice({ state: 'REVOKED' })],
    startJourney: ({ input }: { input: Sent }) => {
      inputs.push(input);
      return input.deviceProof
        ? refusal('BAD_USER_INPUT', { deviceProof: 'This phone is not enrolled for a vehicle' })
        : { journey: { ...BOUND, binding: 'TYPED', boundVehicle: null } };
    },
  });
  await waitFor(() => expect(inputs).toHaveLength(2));
  expect(inputs.map(({ deviceProof }) => deviceProof?.deviceId ?? null)).toEqual(['31', null]);
  await waitFor(async () => expect((await readEnrolment(VIEWER.id))?.device?.state).toBe('REVOKED'));
});
