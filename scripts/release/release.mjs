// Makes a release: `npm run release -- 1.4.0` gives every package the version, moves what is unreleased in the changelog under it, and
// makes a commit and a tag. It publishes nothing: `git push --follow-tags` does.
import '../lib/check-node.mjs';
import { makeRelease } from '../lib/make-release.mjs';
import { ROOT, say } from '../lib/run.mjs';

const [version = ''] = process.argv.slice(2);
try {
  makeRelease({ root: ROOT, version, day: new Date().toISOString().slice(0, 10) });
  say(`v${version} is committed and tagged. Publish it: git push --follow-tags`);
} catch (error) {
  say(`No release: ${error.message}`);
  process.exitCode = 1;
}
