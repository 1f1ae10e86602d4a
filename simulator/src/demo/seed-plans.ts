import { DEMO_CITIZENS } from '@wakafine/domain/people/demo-accounts';
import { roleMay } from '@wakafine/domain/people/roles';
import { createPhone } from '../phone';
import type { Phone } from '../phone';
import { DEMO_AGENCY_KEY, DEMO_PUBLIC_KEY, DEMO_VIEW, demoCampaign } from './authority-plan';
import { listedAccounts, signedInStaff } from './staff-of-demo';
import { unlessKnown } from './unless-known';

const REGISTER_CAMPAIGN = `mutation RegisterCampaign($input: RegisterCampaignInput!) {
  registerCampaign(input: $input) { campaign { id } } }`;
const SAVE_VIEW = `mutation SaveView($input: SaveViewInput!) { saveView(input: $input) { view { id } } }`;
const MY_KEYS = `query MyApiKeys { myApiKeys { name } }`;
const CREATE_KEY = `mutation CreateApiKey($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id } } }`;

/**
 * Registers the campaign of demo mode, stores the view of its administrator, and creates the keys of a citizen and of the agency,
 * through the public API. Done once more it changes nothing; accounts that were cleared away want none.
 * @throws RequestError when the service refuses
 */
export async function seedPlans(url: string, nowMs: number): Promise<void> {
  const listed = await listedAccounts(url);
  const administrator = listed.find(({ role }) => roleMay(role, 'canAccessSystemSettings'));
  const agency = listed.find(({ role }) => roleMay(role, 'answerAgencyCases'));
  if (administrator === undefined || agency === undefined) {
    return;
  }
  const desk = await signedInStaff(url, administrator);
  await unlessKnown(() => desk.request(REGISTER_CAMPAIGN, { input: demoCampaign(nowMs) }));
  await unlessKnown(() => desk.request(SAVE_VIEW, { input: DEMO_VIEW }));
  await desk.signOut();
  const office = await signedInStaff(url, agency);
  await createKey(office, DEMO_AGENCY_KEY);
  await office.signOut();
  const citizen = createPhone({ url });
  await citizen.signIn(DEMO_CITIZENS[0]);
  await createKey(citizen, DEMO_PUBLIC_KEY);
  await citizen.signOut();
}

/** Creates a key unless the account has one of its name: a key has no id of the client's. */
async function createKey(owner: Phone, input: { readonly name: string }): Promise<void> {
  const { myApiKeys } = await owner.request<{ myApiKeys: { name: string }[] }>(MY_KEYS);
  if (!myApiKeys.some(({ name }) => name === input.name)) {
    await owner.request(CREATE_KEY, { input });
  }
}
