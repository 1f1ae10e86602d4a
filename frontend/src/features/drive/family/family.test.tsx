import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER, type Answers } from '../../../../test/api';
import { buildJourney, buildPhone } from '../../../../test/drive';
import { renderApp } from '../../../../test/render';
import { clearLocalData } from '../../../lib/session/local-data';

const OPEN = {
  id: '7',
  precision: 'COARSE',
  isSos: false,
  createdAt: '2026-11-28T12:00:00.000Z',
  endsAt: '2026-11-28T21:00:00.000Z',
  isOpen: true,
  arrivedAt: null,
  arrivalMessages: 0,
  openCount: 0,
  lastOpenedAt: null,
};

beforeEach(async () => {
  await clearLocalData();
  localStorage.clear();
});

interface Sent {
  readonly token: string;
  readonly precision: string;
  readonly lastsMin: number;
  readonly isSos: boolean;
}

function serve(over: Answers = {}) {
  const created: Sent[] = [];
  buildPhone();
  serveApi({
    viewer: VIEWER,
    activeJourney: buildJourney(),
    myFamilyLinks: [],
    createFamilyLink: ({ input }: { input: Sent }) => {
      created.push(input);
      return { link: { ...OPEN, precision: input.precision } };
    },
    endFamilyLink: () => ({ link: { ...OPEN, isOpen: false } }),
    ...over,
  });
  return { created, user: userEvent.setup() };
}

it('makes a link that can be sent at once, and ends it', async () => {
  const { created, user } = serve();
  const { container } = renderApp('/family');
  await user.click(await screen.findByRole('radio', { name: 'The exact place' }));
  await user.click(screen.getByRole('radio', { name: '3 h' }));
  await user.click(screen.getByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText(/Not opened yet/)).toBeInTheDocument();
  expect(created).toEqual([expect.objectContaining({ precision: 'EXACT', lastsMin: 180, isSos: false })]);
  const address = `${window.location.origin}/shared/${created[0]?.token}`;
  expect(screen.getByText(address.replace('http://', ''))).toBeInTheDocument();
  const sms = screen.getByRole('link', { name: 'SMS' });
  expect(decodeURIComponent(sms.getAttribute('href') ?? '')).toBe(
    `sms:?&body=See where I am now: ${address}`,
  );
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByRole('button', { name: 'Make the link' })).toBeInTheDocument();
});

it('has the link on the phone before the server knows it', async () => {
  const { user } = serve({ createFamilyLink: () => refusal('UNAVAILABLE') });
  renderApp('/family');
  await user.click(await screen.findByRole('button', { name: 'Make the link' }));
  expect(await screen.findByText(/Not sent yet/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await waitFor(() => expect(screen.queryByText(/Not sent yet/)).toBeNull());
});

it('shows how often a link of another phone was opened, but not its address', async () => {
  serve({ myFamilyLinks: [{ ...OPEN, openCount: 2, lastOpenedAt: '2026-11-28T13:09:00.000Z' }] });
  renderApp('/family');
  expect(await screen.findByText(/Opened 2 times, last 14:09/)).toBeInTheDocument();
  expect(screen.getByText('This link was made on another phone.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy the link' })).toBeNull();
});

it('asks for a journey where there is none', async () => {
  serve({ activeJourney: null });
  renderApp('/family');
  expect(await screen.findByText('Start a journey first. The link follows it.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make the link' })).toBeNull();
});

describe('an arrival', () => {
  async function openSheet(over: Answers) {
    const { user } = serve({ myFamilyLinks: [OPEN], ...over });
    renderApp('/family');
    await user.click(await screen.findByRole('button', { name: 'I have arrived' }));
    return { user, sheet: within(await screen.findByRole('dialog', { name: 'You have arrived' })) };
  }

  it('sends word to the typed numbers, which wrong ones hold up', async () => {
    const announced: unknown[] = [];
    const { user, sheet } = await openSheet({
      announceArrival: ({ input }: { input: object }) => {
        announced.push(input);
        return { link: { ...OPEN, isOpen: false, arrivalMessages: 1 } };
      },
    });
    await user.type(sheet.getByLabelText('Number 1 (optional)'), '577');
    await user.click(sheet.getByRole('button', { name: 'Send and end the link' }));
    expect(announced).toEqual([]);
    await user.clear(sheet.getByLabelText('Number 1 (optional)'));
    await user.type(sheet.getByLabelText('Number 1 (optional)'), '+237 677 00 00 01');
    await user.click(sheet.getByRole('button', { name: 'Send and end the link' }));
    expect(await screen.findByText('1 SMS sent. The link shows nothing now')).toBeInTheDocument();
    expect(announced).toEqual([{ linkId: '7', language: 'EN', recipients: [{ mobileNumber: '677000001' }] }]);
  });

  it.each([
    [refusal('FORBIDDEN'), 'Prove your own number in the settings first.'],
    [refusal('UNAVAILABLE'), 'No network. Write to them yourself: the link ends by itself.'],
  ])('says why nothing was sent, and offers the own SMS (%#)', async (error, text) => {
    const { user, sheet } = await openSheet({ announceArrival: () => error });
    await user.type(sheet.getByLabelText('Number 1 (optional)'), '677000001');
    await user.click(sheet.getByRole('button', { name: 'Send and end the link' }));
    expect(await sheet.findByText(text)).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Write it yourself' })).toHaveAttribute(
      'href',
      'sms:677000001?&body=I%20have%20arrived.',
    );
  });
});
