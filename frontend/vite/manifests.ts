import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PUBLIC = join(import.meta.dirname, '../public');
/** Every text of the manifest, in English as it stands there, and in the languages that have a manifest of their own. */
const TEXTS: Readonly<Record<string, { readonly fr: string; readonly pidgin: string }>> = {
  'See your speed, get warned in time, arrive with everyone.': {
    fr: 'Voyez votre vitesse, soyez averti à temps, arrivez avec tout le monde.',
    pidgin: 'See ya speed, get warning for time, reach with everybody.',
  },
  'Start a journey and see how the last one went': {
    fr: 'Démarrez un trajet et voyez comment s’est passé le dernier',
    pidgin: 'Start waka and see how the last one bin go',
  },
  'Your true speed and the zone that you are in': {
    fr: 'Votre vraie vitesse et la zone où vous êtes',
    pidgin: 'Ya true speed and the zone wey you dey inside',
  },
  'Your driving in figures': { fr: 'Votre conduite en chiffres', pidgin: 'Ya driving for number' },
  'Start journey': { fr: 'Démarrer le trajet', pidgin: 'Start waka' },
  'My journeys': { fr: 'Mes trajets', pidgin: 'All ma waka' },
  Map: { fr: 'Carte', pidgin: 'Map' },
  Reports: { fr: 'Rapports', pidgin: 'Report dem' },
};
/** Codes of the languages as documents name them. */
const LANGUAGES = { fr: 'fr', pidgin: 'wes' } as const;
/** Keys of the manifest whose values are read by people, and such values that are the same in every language. */
const READ = new Set(['description', 'label', 'name']);
const SAME = new Set(['WakaFine', 'file']);

/**
 * Vite plugin that writes the manifest of the app in every further language, `manifest.<language>.webmanifest`: an installed app has its
 * description and its shortcuts in the language that was chosen when it was installed. It stays one app: the `id` is the same.
 */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      for (const [language, lang] of Object.entries(LANGUAGES)) {
        const source = JSON.stringify({ ...manifestIn(language as keyof typeof LANGUAGES), lang });
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
      }
    },
  };
}

/** The manifest with its texts in a language. @throws Error for a text that it lacks */
export function manifestIn(language: keyof typeof LANGUAGES): Record<string, unknown> {
  return JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'), (key, value: unknown) =>
    READ.has(key) && typeof value === 'string' && !SAME.has(value) ? translated(value, language) : value,
  ) as Record<string, unknown>;
}

function translated(text: string, language: keyof typeof LANGUAGES): string {
  const own = TEXTS[text]?.[language];
  if (own === undefined) {
    throw new Error(`The manifest has no text in ${language} for: ${text}`);
  }
  return own;
}
