import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '../lib/paths';

interface Manifest {
  screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
  shortcuts: { url: string }[];
  share_target: { action: string; method: string; params: { files: { accept: string[] }[] } };
  icons: { src: string; purpose?: string }[];
}

const PUBLIC = join(__dirname, '../../public');
const manifest: Manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));

it('shows light pictures of the app on a phone and at a desk before it is installed', () => {
  expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['narrow', 'wide']),
  );
  for (const { src, label } of manifest.screenshots) {
    expect(label).not.toBe('');
    expect(statSync(join(PUBLIC, src)).size).toBeLessThanOrEqual(60_000);
  }
});

it('leads by its shortcuts to pages of the app, and has icons that every phone can cut to its shape', () => {
  const pages: readonly string[] = Object.values(PATHS);
  expect(manifest.shortcuts.filter(({ url }) => !pages.includes(url))).toEqual([]);
  expect(manifest.icons.filter(({ src }) => statSync(join(PUBLIC, src)).size === 0)).toEqual([]);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

it('is offered by the share sheet of the phone for photos and for tracks', () => {
  const { action, method, params } = manifest.share_target;
  expect([action, method]).toEqual([PATHS.share, 'POST']);
  const accepted = params.files.flatMap(({ accept }) => accept);
  expect(accepted).toEqual(expect.arrayContaining(['image/*', '.gpx', 'application/gpx+xml']));
});
