// Makes a release: `npm run release -- 1.4.0` gives every package the version, moves what is unreleased in the changelog under it with what
// is new in the API, and makes a commit and a tag. It publishes nothing: `git push --follow-tags` does.
import '../lib/check-node.mjs';
import { createRequire } from 'node:module';
import { makeRelease } from '../lib/make-release.mjs';
import { ROOT, say } from '../lib/run.mjs';
import { setUp } from '../lib/set-up.mjs';

await setUp();
const require = createRequire(import.meta.url);
const tools = { graphql: require('graphql'), inspector: require('@graphql-inspector/core') };

const [version = ''] = process.argv.slice(2);
try {
  const day = new Date().toISOString().slice(0, 10);
  await makeRelease({ root: ROOT, version, day, tools });
  say(`v${version} is committed and tagged. Publish it: git push --follow-tags`);
} catch (error) {
  say(`No release: ${error.message}`);
  process.exitCode = 1;
}
