import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';

test('gives anybody the style of the tile map, and null where there is none', async () => {
  const plain = await startTestServer();
  const withTiles = await startTestServer({
    mapStyleUrl: 'https://tiles.example/style.json',
    sharing: plain,
  });
  const styles = await Promise.all(
    [plain, withTiles].map(async ({ url }) => {
      const { body } = await new TestClient(url).graphql('{ mapStyleUrl }');
      return body.data.mapStyleUrl;
    }),
  );
  await withTiles.close();
  await plain.close();
  expect(styles).toEqual([null, 'https://tiles.example/style.json']);
});
