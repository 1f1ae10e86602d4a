import type { Browser } from 'playwright-core';
import type { AppServer } from '../../../testing/browser/app-server';
import { DESKTOP, openPerson } from '../../../testing/browser/browser';
import { becomeCitizen } from '../../../testing/citizen';
import { awaitProposals, writeKnownCountry } from '../../../testing/country/known-country';
import { enterKnownCampaign } from '../../../testing/country/known-entries';
import { submitIncident } from '../../../testing/incident-calls';
import { openSealedCase } from '../../../testing/opened-case';
import { speedInRegisteredBus } from '../../../testing/registered-bus';
import { signInStaff, type StaffAccount } from '../../../testing/staff';

const POUMA = { lat: 3.857, lng: 10.516 };
/** Vehicles of the known country that the rule proposes. */
const PROPOSED = 2;

/**
 * Gives a server in demo mode something for every page that plans and decides: the known country with its campaign, an incident that
 * nobody answers, vehicles that the rule proposes, and a case. Gives the id of the case.
 */
export async function peopleCountry(
  browser: Browser,
  { url, dataDir }: AppServer,
  account: StaffAccount,
): Promise<string> {
  const nowMs = Date.now();
  await speedInRegisteredBus(url);
  await writeKnownCountry(dataDir, nowMs);
  const desk = (await openPerson(browser, { url, viewport: DESKTOP })).page;
  await signInStaff(desk, account);
  await enterKnownCampaign(desk.request, { origin: url, nowMs });
  await desk.context().close();
  const citizen = (await openPerson(browser, { url })).page;
  await becomeCitizen(citizen);
  await submitIncident(citizen.request, {
    ...{ mood: 'WORRIED', incidentType: 'ROAD_HAZARD', severity: 'HIGH', location: POUMA },
  });
  await citizen.context().close();
  await awaitProposals(dataDir, PROPOSED);
  return openSealedCase(browser, url);
}
