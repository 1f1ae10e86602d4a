import './lib/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { becomeNode, inRoot } from './lib/run.mjs';
import { setUp } from './lib/set-up.mjs';

/** Another user than root may mount a file system of its own, which can then be full, in a namespace of its own. */
const NAMESPACE = ['--user', '--map-current-user', '--keep-caps', '--mount'];
const IN_NAMESPACE = 'WAKAFINE_FAULTS_NAMESPACE';

if (
  process.getuid?.() !== 0 &&
  process.env[IN_NAMESPACE] === undefined &&
  spawnSync('unshare', [...NAMESPACE, 'true']).status === 0
) {
  const { status } = spawnSync('unshare', [...NAMESPACE, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [IN_NAMESPACE]: '1' },
  });
  process.exit(status ?? 1);
}
await setUp('server');
await becomeNode(inRoot('bench/dist/faults/main.js'), process.argv.slice(2));
