import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { buildJourney, buildPhone } from '../../../../test/drive';
import { renderApp } from '../../../../test/render';
import { clearLocalData } from '../../../lib/session/local-data';

const CODE = 'DEM0C0ACHDB1';
const BUS = { registrationNumber: 'CE 000 DB', transportAgency: 'Demo Lines' };
const RIDE = buildJourney({
  ...{ vehicleType: 'BUS', category: 'PUBLIC', role: 'PASSENGER', registrationNumber: 'CE 000 DB' },
  ...{ transportAgency: 'Demo Lines', driverName: null, binding: 'WITNESS' },
  boundVehicle: { level: 'WITNESS', registrationNumber: 'CE 000 DB', until: null },
});

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

function serve(over: Answers = {}) {
  buildPhone();
  serveApi({
    viewer: VIEWER,
    activeJourney: null,
    myFamilyLinks: [],
    vehicleOfCode: BUS,
    rideAgreement: null,
    ...over,
  });
  // Timers of the page run with those of the test where it moves them.
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

describe('joining', () => {
  const field = () => screen.findByLabelText('Number plate, or the code under the QR');

  it('starts as a passenger by the typed code alone, with plate and agency of the vehicle', async () => {
    const starts: object[] = [];
    const user = serve({
      startJourney: ({ input }: { input: object }) => {
        starts.push(input);
        return { journey: RIDE };
      },
    });
    renderApp('/bus');
    // There is no camera in a test: the field is what is left, and has the focus.
    expect(await screen.findByText(/The camera is not available/)).toBeInTheDocument();
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.type(await field(), CODE);
    expect(await screen.findByRole('heading', { name: 'On board' })).toBeInTheDocument();
    expect(starts).toEqual([
      expect.objectContaining({
        ...BUS,
        vehicleType: 'BUS',
        category: 'PUBLIC',
        role: 'PASSENGER',
        vehicleCode: CODE,
      }),
    ]);
  });

  it('says why a code is refused', async () => {
    const user = serve({ vehicleOfCode: () => refusal('BAD_USER_INPUT', { code: 'This is not the code' }) });
    renderApp('/bus');
    await user.type(await field(), CODE);
    expect(await screen.findByText('This code is not known. Check each character.')).toBeInTheDocument();
  });

  it('asks for the agency where only a plate is typed', async () => {
    const user = serve();
    renderApp('/bus');
    const go = await screen.findByRole('button', { name: 'Go on with the plate' });
    expect(go).toBeDisabled();
    await user.type(await field(), 'CE 123 QX');
    await user.click(go);
    const dialog = await screen.findByRole('dialog', { name: 'Start New Journey' });
    expect(within(dialog).getByLabelText('Registration number')).toHaveValue('CE 123 QX');
  });
});

describe('on board', () => {
  const said: { text: string; lang: string }[] = [];
  beforeEach(() => {
    said.length = 0;
    class Utterance {
      lang = '';
      constructor(readonly text: string) {}
    }
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      speechSynthesis: {
        cancel: () => undefined,
        getVoices: () => [],
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
        speak: ({ text, lang }: Utterance) => void said.push({ text, lang }),
      },
    });
  });
  afterEach(() => void jest.useRealTimers());
  // After the last page is gone, which still listens for voices.
  afterAll(() => void Reflect.deleteProperty(window, 'speechSynthesis'));

  it('shows bus, agreement and sentences, without a fault for those who do not see', async () => {
    serve({ activeJourney: RIDE, rideAgreement: { isAgreed: true, speedKmh: 92 } });
    const { container } = renderApp('/bus');
    expect(await screen.findByText('Other phones on this bus measure the same.')).toBeInTheDocument();
    expect(screen.getByText('Demo Lines')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Please slow down/ })).toBeChecked();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says nothing of others where too few agree', async () => {
    serve({ activeJourney: RIDE, rideAgreement: { isAgreed: false, speedKmh: null } });
    renderApp('/bus');
    await screen.findByRole('heading', { name: 'On board' });
    expect(screen.queryByText(/Other phones/)).toBeNull();
  });

  it('counts five silent seconds, can be stopped, and then speaks in the chosen language', async () => {
    const user = serve({ activeJourney: RIDE });
    renderApp('/bus');
    await user.click(await screen.findByRole('radio', { name: /Ralentissez/ }));
    jest.useFakeTimers({ doNotFake: ['Date'] });
    await user.click(screen.getByRole('button', { name: 'Say it in 5 s' }));
    await user.click(screen.getByRole('button', { name: /^Stop · / }));
    act(() => void jest.advanceTimersByTime(6_000));
    expect(said).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Say it in 5 s' }));
    for (let second = 0; second < 5; second += 1) {
      expect(said).toEqual([]);
      act(() => void jest.advanceTimersByTime(1_000));
    }
    expect(said).toEqual([{ text: 'Ralentissez, s’il vous plaît.', lang: 'fr-FR' }]);
  });

  it('shows the sentence big', async () => {
    const user = serve({ activeJourney: RIDE });
    renderApp('/bus');
    await user.click(await screen.findByRole('button', { name: 'Show it big' }));
    expect(screen.getByRole('dialog', { name: 'Ask the driver to slow down' })).toHaveTextContent(
      'Please slow down.',
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
