import '../lib/check-node.mjs';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, say } from '../lib/run.mjs';
import { sbomOf } from '../lib/sbom.mjs';

const FOLDER = inRoot('artefacts');
const FILE = inRoot('artefacts/sbom.cdx.json');

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
const bill = sbomOf(lock, { serial: randomUUID(), at: new Date() });
mkdirSync(FOLDER, { recursive: true });
writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
say(`artefacts/sbom.cdx.json names ${bill.components.length} packages (CycloneDX 1.6).`);
