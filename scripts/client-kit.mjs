import './lib/check-node.mjs';
import { packClientKit } from './lib/client-kit.mjs';
import { say } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

// `npm run client-kit`: the package of typed documents as a file that `npm publish` takes.
await setUp();
say(`Packed: ${packClientKit()}`);
