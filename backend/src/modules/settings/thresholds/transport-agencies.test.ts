import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';

/** The agencies that the product specification names. */
const AGENCIES = [
  ...['Touristique Express', 'Musango Bus Service', 'United Express', 'Afrique Con Plc'],
  ...['General Express Voyages', 'Moghamo Travel Agency', 'Finexs Voyages', 'Garanti Express'],
  ...['Nso Boys Express', 'Vatican Express', 'Oasis Travels', 'Parklane Travels'],
  ...['Men Travel', 'Le Voyageur', 'SOTRABUS SA', 'Amour Mezam'],
];

test('a new server knows the sixteen agencies', async () => {
  const server = await startTestServer();
  const { body } = await new TestClient(server.url).graphql('{ transportAgencies }');
  await server.close();
  const names: string[] = body.data.transportAgencies;
  expect([...names].sort()).toEqual([...AGENCIES].sort());
});
