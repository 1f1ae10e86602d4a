import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { refusal, serveApi, VIEWER } from '../../../../test/api';
import { renderApp } from '../../../../test/render';

const ACHIEVEMENTS = [
  { id: 'FIRST_JOURNEY', earned: true, earnedDate: '2026-06-12', progress: 1, current: 1, goal: 1 },
  { id: 'SAFE_DRIVER', earned: false, earnedDate: null, progress: 0.6, current: 6, goal: 10 },
  { id: 'REFORMED_SPEED_DEMON', earned: false, earnedDate: null, progress: 0.4, current: 20, goal: 50 },
  { id: 'MARATHON_DRIVER', earned: false, earnedDate: null, progress: 0.74, current: 740.4, goal: 1000 },
  { id: 'PERFECT_WEEK', earned: false, earnedDate: null, progress: 5 / 7, current: 5, goal: 7 },
];
const RECORD = {
  totalJourneys: 41,
  totalDistanceKm: 740.4,
  averageSpeedKmh: 44.2,
  totalViolations: 3,
  safeDrivingPercentage: 93,
  safetyRating: 'VERY_GOOD',
  violationsPerJourney: 3 / 41,
  streak: { currentDays: 12, longestDays: 20, goalDays: 30 },
  achievements: ACHIEVEMENTS,
};
const EMPTY = {
  ...RECORD,
  totalJourneys: 0,
  totalDistanceKm: 0,
  averageSpeedKmh: 0,
  totalViolations: 0,
  safeDrivingPercentage: 100,
  safetyRating: 'NEW_DRIVER',
  streak: { currentDays: 0, longestDays: 0, goalDays: 30 },
};
const CONTACT = { name: 'Demo Friend', phone: '6 99 00 11 22' };

beforeEach(() => {
  window.localStorage.clear();
  Reflect.deleteProperty(navigator, 'geolocation');
});

it('shows rating, streak, figures and what was earned, as the server counts them', async () => {
  serveApi({ viewer: VIEWER, mySessions: [], myStatistics: RECORD });
  const { container } = renderApp('/profile');
  expect(await screen.findByText('3 violations in 41 journeys')).toBeVisible();
  for (const text of ['93%', '12', 'Goal 30 days', 'Longest so far: 20 days', '1 of 5']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual(
    expect.arrayContaining([expect.stringMatching(/^740\.4\skm$/), expect.stringMatching(/^44\skm\/h$/)]),
  );
  const earned = within(screen.getByText('First Journey').closest('li') ?? container);
  expect(earned.getByText(/^Earned on Fri,? 12 Jun/)).toBeInTheDocument();
  expect(earned.getByText('Your first tracked journey')).toBeVisible();
  for (const text of ['6 of 10', '20 of 50%', '740 of 1,000 km', '5 of 7 days']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(await axe(container)).toHaveNoViolations();
});

it('calls somebody without a journey a new driver, and shows no share of none', async () => {
  serveApi({ viewer: VIEWER, mySessions: [], myStatistics: EMPTY });
  renderApp('/profile');
  expect(await screen.findByText('New Driver')).toBeVisible();
  expect(screen.queryByText('100%')).toBeNull();
});

it('offers to load statistics again that could not be loaded', async () => {
  serveApi({ viewer: VIEWER, mySessions: [], myStatistics: () => refusal('UNAVAILABLE') });
  renderApp('/profile');
  expect(await screen.findByText('Your statistics could not be loaded. Please try again.')).toBeVisible();
});

it('reaches the emergency contact by voice, text message and WhatsApp', async () => {
  serveApi({
    viewer: { ...VIEWER, profile: { ...VIEWER.profile, emergencyContact: CONTACT } },
    mySessions: [],
  });
  renderApp('/profile');
  const ways = within(await screen.findByRole('group', { name: 'Reach Demo Friend' }));
  const help = encodeURIComponent('I need help. Please call me.');
  expect(ways.getByRole('link', { name: 'Call Demo Friend' })).toHaveAttribute('href', 'tel:699001122');
  expect(ways.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', `sms:699001122?&body=${help}`);
  expect(ways.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/237699001122?text=${help}`,
  );
  expect(screen.getByText('The message does not say where you are.')).toBeVisible();
});

it('says where an emergency contact is added', async () => {
  serveApi({ viewer: VIEWER, mySessions: [] });
  renderApp('/profile');
  expect(await screen.findByText('No emergency contact yet. Tap Edit to add one.')).toBeVisible();
});
