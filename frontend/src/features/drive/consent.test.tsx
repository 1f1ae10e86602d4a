import 'fake-indexeddb/auto';
import { CONSENT_VERSION } from '@wakafine/domain/people/consent';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { serveApi, VIEWER, type Answers } from '../../../test/api';
import { renderApp } from '../../../test/render';
import { clearOutbox } from '../../lib/offline/outbox';

const AGREE = { name: 'Yes, record my journeys' };
const given: Record<string, unknown>[] = [];

/** The server stores what it is sent, as the real one does. */
function storing(): Answers {
  return {
    setConsents: ({ input }: { input: Record<string, unknown> }) => {
      given.push(input);
      return {
        viewer: { ...VIEWER, consent: { ...VIEWER.consent, ...input, answeredAt: '2026-03-05T08:00:00Z' } },
      };
    },
  };
}

async function openStart(answers: Answers = {}) {
  const api = serveApi({ viewer: { ...VIEWER, consent: null }, ...storing(), ...answers });
  renderApp('/');
  const user = userEvent.setup();
  await screen.findByRole('heading', { name: 'Ready to Track Your Journey' });
  const [start] = within(screen.getByRole('main')).getAllByRole('button', { name: 'Start Journey' });
  await user.click(start as HTMLElement);
  return { api, user };
}

const openSheet = async () =>
  within(await screen.findByRole('dialog', { name: 'Before your first journey' }));

beforeEach(async () => {
  localStorage.clear();
  given.length = 0;
  await clearOutbox();
});

it('asks before the first journey, and says no for everybody to what they did not choose', async () => {
  const { user } = await openStart();
  const sheet = await openSheet();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await user.click(sheet.getByRole('button', AGREE));
  expect(await screen.findByRole('dialog', { name: 'Start New Journey' })).toBeInTheDocument();
  await waitFor(() => expect(given).toHaveLength(1));
  expect(given[0]).toMatchObject({
    ...{ version: CONSENT_VERSION, language: 'EN', answeredAt: null },
    ...{ recording: true, cases: false, witness: false, adult: 'UNSAID' },
  });
});

it('lets adults say yes to cases and to being a witness, each for itself', async () => {
  const { user } = await openStart();
  const sheet = await openSheet();
  const cases = sheet.getByRole('switch', { name: 'Use my journeys in cases' });
  const witness = sheet.getByRole('switch', { name: 'Be a witness' });
  expect([cases, witness].map((each) => each.getAttribute('aria-checked'))).toEqual(['false', 'false']);
  expect(cases).toBeDisabled();
  await user.click(sheet.getByRole('radio', { name: 'Yes' }));
  await user.click(witness);
  await user.click(sheet.getByRole('button', AGREE));
  await waitFor(() => expect(given).toMatchObject([{ cases: false, witness: true, adult: 'YES' }]));
});

it('takes the two back from somebody who turns out to be younger, and says kindly what that means', async () => {
  const { user } = await openStart();
  const sheet = await openSheet();
  await user.click(sheet.getByRole('radio', { name: 'Yes' }));
  await user.click(sheet.getByRole('switch', { name: 'Use my journeys in cases' }));
  await user.click(sheet.getByRole('radio', { name: 'No' }));
  expect(sheet.getByRole('switch', { name: 'Use my journeys in cases' })).toHaveAttribute(
    'aria-checked',
    'false',
  );
  expect(sheet.getByText(/Your journeys coach you and belong to you/)).toBeVisible();
  await user.click(sheet.getByRole('button', AGREE));
  await waitFor(() => expect(given).toMatchObject([{ cases: false, witness: false, adult: 'NO' }]));
});

it('starts and sends nothing for those who would rather not', async () => {
  const { api, user } = await openStart();
  const sheet = await openSheet();
  await user.click(sheet.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.asked).not.toContain('SetConsents');
});

it('takes the answer without network, goes on, and sends it later with its time', async () => {
  const { api, user } = await openStart();
  const sheet = await openSheet();
  api.goOffline();
  await user.click(sheet.getByRole('button', AGREE));
  expect(await screen.findByRole('dialog', { name: 'Start New Journey' })).toBeInTheDocument();
  expect(given).toEqual([]);
  api.goOnline();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(given).toMatchObject([{ recording: true }]));
});

it('asks again when the meaning of the words has changed, and else not', async () => {
  await openStart({ viewer: { ...VIEWER, consent: { ...VIEWER.consent, version: CONSENT_VERSION - 1 } } });
  expect(await screen.findByRole('dialog', { name: 'Before your first journey' })).toBeInTheDocument();
});

it('does not ask who has answered', async () => {
  await openStart({ viewer: VIEWER });
  expect(await screen.findByRole('dialog', { name: 'Start New Journey' })).toBeInTheDocument();
});

it('offers no start while recording is off, and the questions instead', async () => {
  serveApi({ viewer: { ...VIEWER, consent: { ...VIEWER.consent, recording: false } }, ...storing() });
  renderApp('/');
  const again = await screen.findByRole('button', { name: 'Answer again' });
  expect(
    within(screen.getByRole('main')).queryByRole('button', { name: 'Start Journey' }),
  ).not.toBeInTheDocument();
  await userEvent.click(again);
  const sheet = within(await screen.findByRole('dialog', { name: 'Recording is off' }));
  await userEvent.click(sheet.getByRole('button', AGREE));
  expect(await screen.findByRole('dialog', { name: 'Start New Journey' })).toBeInTheDocument();
});

describe('on a phone with a voice', () => {
  const said: SpeechSynthesisUtterance[] = [];
  const cancel = jest.fn();

  beforeEach(() => {
    said.length = 0;
    const voice = (utterance: SpeechSynthesisUtterance) => void said.push(utterance);
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.assign(window, {
      speechSynthesis: { speak: voice, cancel, getVoices: () => [] },
      SpeechSynthesisUtterance: Utterance,
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
  });

  it.each([
    ['en', 'Before your first journey', 'Listen, What is judged', 'Stop, What is judged', 'en-GB'],
    ['fr', 'Avant votre premier trajet', 'Écouter, Ce qui est jugé', 'Arrêter, Ce qui est jugé', 'fr-FR'],
    ['pidgin', 'Before ya first waka', 'Hear am, Weti we di judge', 'Stop am, Weti we di judge', 'en-GB'],
  ])('reads a card aloud in %s, and can be stopped', async (language, title, listen, stop, lang) => {
    localStorage.setItem('app_language', language);
    serveApi({ viewer: { ...VIEWER, consent: null }, ...storing() });
    renderApp('/');
    const user = userEvent.setup();
    const starts = await screen.findAllByRole('button', {
      name: /Start Journey|Démarrer le trajet|Start waka/,
    });
    await user.click(starts.at(-1) as HTMLElement);
    const sheet = within(await screen.findByRole('dialog', { name: title }));
    await user.click(sheet.getByRole('button', { name: listen }));
    expect(said.map((utterance) => utterance.text).join(' ').length).toBeGreaterThan(100);
    expect(new Set(said.map((utterance) => utterance.lang))).toEqual(new Set([lang]));
    cancel.mockClear();
    await user.click(sheet.getByRole('button', { name: stop }));
    expect(cancel).toHaveBeenCalled();
    expect(sheet.getByRole('button', { name: listen })).toBeInTheDocument();
  });
});
