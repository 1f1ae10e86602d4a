import { createPhone } from '../phone';
import type { Phone } from '../phone';
import { ADMIN_SIGN_IN, DEMO_ACCOUNTS } from './case-calls';
import type { ListedAccount } from './case-calls';

/** The demo accounts that the service lists for anybody. @throws RequestError when the service refuses */
export async function listedAccounts(url: string): Promise<ListedAccount[]> {
  const visitor = createPhone({ url });
  return (await visitor.request<{ demoAccounts: ListedAccount[] }>(DEMO_ACCOUNTS)).demoAccounts;
}

/** Signs somebody of the demo staff, or of its agency, in. @throws RequestError when the service refuses */
export async function signedInStaff(url: string, { signInName, secret }: ListedAccount): Promise<Phone> {
  const phone = createPhone({ url });
  await phone.request(ADMIN_SIGN_IN, { input: { username: signInName, password: secret } });
  return phone;
}
