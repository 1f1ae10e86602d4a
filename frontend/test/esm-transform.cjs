/** Jest transform for packages that ship ES modules only: esbuild rewrites them to CommonJS. */
const { transformSync } = require('esbuild');

module.exports = {
  process(source, path) {
    const { code, map } = transformSync(source, {
      format: 'cjs',
      target: 'node20',
      sourcemap: 'external',
      sourcefile: path,
    });
    return { code, map: JSON.parse(map) };
  },
};
