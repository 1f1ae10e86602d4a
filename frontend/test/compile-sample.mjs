// Prints what the build makes of modules, or why it refuses them; they come as a list of texts in JSON.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const { module } = await runnerImport(path('../vite/compile-styles.ts'), { configFile: false });

async function compiled(source) {
  const left = [];
  const plugin = module.compileStylesPlugin((_path, elements) => left.push(...elements));
  try {
    const { code } = await plugin.transform(source, path('../src/components/Sample.tsx'));
    return { code, left, refused: null };
  } catch (error) {
    return { code: '', left, refused: error.message };
  }
}

const sources = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(await Promise.all(sources.map(compiled))));
